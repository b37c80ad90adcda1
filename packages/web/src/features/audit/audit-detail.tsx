import { isPermission, permissionEntry } from '@servery/domain';
import { Link } from '@tanstack/react-router';
import { SavedVersion } from '../../editing/history/saved-version.tsx';
import { SentenceLine } from '../../editing/words/sentence-line.tsx';
import { auditPhrases } from '../../phrases/audit.ts';
import { sayKnown, usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { formatDateTime } from '../../ui/dates.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './audit.module.css';
import { type AuditEntry, type AuditLine, noFilters } from './audit-calls.ts';
import { placeWords } from './audit-columns.tsx';
import { linkOf } from './audit-links.ts';

/** The changes, value by value, then the facts that have no column on a phone. */
export function AuditDetail({ entry }: { readonly entry: AuditEntry }) {
  const t = usePhrases(auditPhrases);
  const session = useSession();
  const link = linkOf(entry, session);
  const { saved } = entry;
  return (
    <Stack gap={3} maxWidth={760}>
      {saved && <SavedVersion saved={{ ...saved, companyId: session.userCompanyId }} />}
      <Lines entry={entry} />
      <dl className={styles.details}>
        <Fact name={t('when')} value={formatDateTime(entry.at)} />
        <Fact name={t('where')} value={placeWords(entry, t)} />
        <Fact name={t('address')} value={entry.address} />
      </dl>
      {link && (
        <Link to={link.to} search={(before: object) => ({ ...before, ...noFilters, ...link.search })}>
          {t('open', { name: entry.subjectName ?? t(link.name) })}
        </Link>
      )}
    </Stack>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Lines({ entry: { lines, moreLines } }: { readonly entry: AuditEntry }) {
  const t = usePhrases(auditPhrases);
  if (lines.length === 0) return null;
  return (
    <Stack as="ul" gap={1}>
      {lines.map((line) => (
        <li key={`${line.field} ${line.kind} ${line.from} ${line.to}`}>
          <Line line={line} />
        </li>
      ))}
      {moreLines > 0 && (
        <Text as="li" tone="faint" size="sm">
          {t('moreLines', { count: moreLines })}
        </Text>
      )}
    </Stack>
  );
}

function Line({ line }: { readonly line: AuditLine }) {
  const t = usePhrases(auditPhrases);
  const { kind, from, to } = line;
  const field = sayKnown(auditPhrases, `field.${line.field}`) ?? line.field;
  const isUnreported = kind === 'changed' && from === null && to === null;
  if (isUnreported) return <SentenceLine sentence={{ field, kind: 'stated', from: null, to: t('changed') }} />;
  const words = (value: AuditLine['from']) => (value === null ? t('notSet') : valueWords(value, [t('yes'), t('no')]));
  return <SentenceLine sentence={{ field, kind, from: words(from), to: words(to) }} />;
}

function valueWords(value: string | number | boolean, [yes, no]: readonly [string, string]): string {
  if (typeof value === 'boolean') return value ? yes : no;
  const text = String(value);
  return isPermission(text) ? permissionEntry(text).name : text;
}
