import type { PublishFinding } from '@servery/contract';
import { pathKey } from '@servery/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { placeLink } from '../../../editing/settings-search/place-link.ts';
import { useSession } from '../../../session/session-store.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Finding } from '../../../ui/messages/finding.tsx';
import { someNames, usePublishing } from '../run-words.ts';
import type { Previews } from '../use-previews.ts';
import styles from './compose.module.css';

type PublishFindingsProps = {
  readonly previews: Previews['data'];
  /** Of the locations. */
  readonly names: ReadonlyMap<string, string>;
};

/** So many warnings are listed, the rest is counted. */
const listed = 20;

/** What is wrong with what would be sent: what makes it fail first, then what is worth a look; the same at several locations is read once. */
export function PublishFindings({ previews, names }: PublishFindingsProps) {
  const t = usePublishing();
  const found = alike(previews);
  const errors = found.filter(({ finding }) => finding.level === 'error');
  const warnings = found.filter(({ finding }) => finding.level === 'warning');
  const called = (ids: readonly string[]) =>
    someNames(
      t,
      ids.map((id) => names.get(id) ?? id),
    );
  return (
    <>
      {errors.length > 0 && (
        <ul className={styles.problems} aria-label={t('problems', { count: errors.length })}>
          {errors.map(({ finding, locationIds }) => (
            <li key={keyOf(finding)}>
              <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
              <FindingLink finding={finding} locationIds={locationIds}>
                {t('problem', { name: called(locationIds), problem: finding.sentence })}
              </FindingLink>
            </li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <Stack as="section" gap={1} aria-label={t('findings', { count: warnings.length })}>
          {warnings.slice(0, listed).map(({ finding, locationIds }) => (
            <Finding key={keyOf(finding)}>
              <FindingLink finding={finding} locationIds={locationIds}>
                {t('finding', { names: called(locationIds), sentence: finding.sentence })}
              </FindingLink>
            </Finding>
          ))}
          {warnings.length > listed && <Muted small>{t('moreFindings', { count: warnings.length - listed })}</Muted>}
        </Stack>
      )}
    </>
  );
}

type Alike = { readonly finding: PublishFinding; readonly locationIds: readonly string[] };

function alike(previews: Previews['data']): readonly Alike[] {
  const all = previews.flatMap(({ locationId, findings }) => findings.map((finding) => ({ finding, locationId })));
  return [...Map.groupBy(all, ({ finding }) => keyOf(finding)).values()].flatMap((members) => {
    const [first] = members;
    return first ? [{ finding: first.finding, locationIds: members.map(({ locationId }) => locationId) }] : [];
  });
}

function keyOf({ documentId, path, sentence }: PublishFinding): string {
  return [documentId, pathKey(path), sentence].join(' ');
}

type FindingLinkProps = Alike & { readonly children: string };

/** Leads to the place: at the location where only one has it, else at the company. */
function FindingLink({ finding, locationIds, children }: FindingLinkProps) {
  const session = useSession();
  const { kind, documentId, path, departmentId } = finding;
  const [only, ...others] = locationIds;
  const tenantId = others.length === 0 && only !== undefined ? only : null;
  const link = placeLink({ kind, documentId, tenantId, path, departmentId }, session);
  if (link === null) return <span>{children}</span>;
  return (
    <Link to={link.to} search={link.search}>
      {children}
    </Link>
  );
}
