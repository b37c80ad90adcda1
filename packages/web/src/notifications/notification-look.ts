import type { NotificationFacts, NotificationKind } from '@servery/domain';
import {
  IconCertificate,
  IconCertificateOff,
  IconCircleCheck,
  IconPencil,
  IconPlayerPause,
  IconPlugConnectedX,
  IconTicketOff,
  IconUserCog,
  type TablerIcon,
} from '@tabler/icons-react';

export const notificationIcons: Readonly<Record<NotificationKind, TablerIcon>> = {
  PUBLISH_FINISHED: IconCircleCheck,
  PUBLISH_STOPPED: IconPlayerPause,
  STORE_SILENT: IconPlugConnectedX,
  CERTIFICATION_EXPIRED: IconCertificateOff,
  CERTIFICATION_DUE: IconCertificate,
  RIGHTS_CHANGED: IconUserCog,
  PRICES_CHANGED: IconPencil,
  OFFER_NEVER_APPLIES: IconTicketOff,
};

export function toneOfNotification(facts: NotificationFacts): 'good' | 'bad' | undefined {
  if (facts.kind === 'PUBLISH_FINISHED') return 'good';
  if (facts.kind === 'PUBLISH_STOPPED') return facts.state === 'CONTINUED' ? undefined : 'bad';
  if (facts.kind === 'STORE_SILENT') return facts.backAt === null ? 'bad' : 'good';
  return facts.kind === 'CERTIFICATION_EXPIRED' ? 'bad' : undefined;
}
