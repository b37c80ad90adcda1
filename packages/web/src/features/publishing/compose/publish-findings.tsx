import type { PublishFinding } from '@servery/contract';
import { pathKey } from '@servery/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { placeLink } from '../../../editing/settings-search/place-link.ts';
import { PlaceWords } from '../../../editing/settings-search/place-words.tsx';
import { firstNames } from '../../../phrases/first-names.ts';
import { useSession } from '../../../session/session-store.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Finding } from '../../../ui/messages/finding.tsx';
import { usePublishing } from '../run-words.ts';
import type { Previews } from '../use-previews.ts';
import styles from './compose.module.css';

type PublishFindingsProps = {
  readonly previews: Previews['data'];
  /** Of the locations. */
  readonly names: ReadonlyMap<string, string>;
};

/** So many errors and so many warnings are listed, the rest is counted. */
const listed = 20;

/** What is wrong with what would be sent: what makes it fail first, then what is worth a look; the same at several locations is read once. */
export function PublishFindings({ previews, names }: PublishFindingsProps) {
  const t = usePublishing();
  const { errors, warnings, failing, unsent } = useMemo(() => foundIn(previews), [previews]);
  const namesOf = ({ locationIds }: Alike) => firstNames(locationIds.map((id) => names.get(id) ?? id));
  const unlistedErrors = errors.length - listed;
  const unlisted = Math.max(0, warnings.length - listed);
  return (
    <>
      {errors.length > 0 && (
        <ul className={styles.problems} aria-label={t('problems', { count: failing })}>
          {errors.slice(0, listed).map((one) => (
            <li key={one.key}>
              <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
              <FindingLink finding={one.finding} locationIds={one.locationIds}>
                {t('problem', { name: namesOf(one), problem: one.finding.sentence })}
              </FindingLink>
            </li>
          ))}
          {unlistedErrors > 0 && <li>{t('moreFindings', { count: unlistedErrors })}</li>}
        </ul>
      )}
      {warnings.length > 0 && (
        <Stack as="section" gap={1} aria-label={t('findings', { count: warnings.length })}>
          {warnings.slice(0, listed).map((one) => (
            <Finding key={one.key}>
              <FindingLink finding={one.finding} locationIds={one.locationIds}>
                {t('finding', { names: namesOf(one), sentence: one.finding.sentence })}
              </FindingLink>
            </Finding>
          ))}
          {unlisted + unsent > 0 && (
            <Muted small>{t(unsent > 0 ? 'moreAtLeast' : 'moreFindings', { count: unlisted + unsent })}</Muted>
          )}
        </Stack>
      )}
    </>
  );
}

type Alike = { readonly key: string; readonly finding: PublishFinding; readonly locationIds: readonly string[] };

/** Each finding once with its locations; of how many locations any is an error, and how many findings the server only counted. */
function foundIn(previews: Previews['data']) {
  const alike = new Map<string, { key: string; finding: PublishFinding; locationIds: string[] }>();
  for (const { locationId, findings } of previews)
    for (const finding of findings) {
      const key = keyOf(finding);
      const known = alike.get(key);
      if (known) known.locationIds.push(locationId);
      else alike.set(key, { key, finding, locationIds: [locationId] });
    }
  const all: readonly Alike[] = [...alike.values()];
  return {
    errors: all.filter(({ finding }) => finding.level === 'error'),
    warnings: all.filter(({ finding }) => finding.level === 'warning'),
    failing: previews.filter(({ problem }) => problem !== null).length,
    // The same of one menu are not sent for each of its locations: the most of one location is what is sure.
    unsent: previews.reduce((most, { findings, findingCount }) => Math.max(most, findingCount - findings.length), 0),
  };
}

function keyOf({ documentId, path, sentence }: PublishFinding): string {
  return [documentId, pathKey(path), sentence].join(' ');
}

type FindingLinkProps = Omit<Alike, 'key'> & { readonly children: string };

/** Leads to the place: at the location where only one has it, else at the company. */
function FindingLink({ finding, locationIds, children }: FindingLinkProps) {
  const session = useSession();
  const { kind, documentId, path, departmentId } = finding;
  const [only, ...others] = locationIds;
  const tenantId = others.length === 0 && only !== undefined ? only : null;
  const link = placeLink({ kind, documentId, tenantId, path, departmentId }, session);
  return <PlaceWords link={link}>{children}</PlaceWords>;
}
