import { editCount } from '@servery/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { keys } from '../../api/keys.ts';
import { type DraftPlace, listDrafts } from '../../editing/draft/draft-memory.ts';
import { useShelfWrites } from '../../editing/draft/draft-shelf.ts';
import { screenOf } from '../../editing/settings-search/screen-of.ts';
import { screenNames } from '../../editing/settings-search/screen-sections.ts';
import { type MenuSummary, menuListQuery } from '../../menus/menu-list.ts';
import { menuScreenOf } from '../../menus/menu-screens.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { navigationPhrases } from '../../phrases/shell/navigation.ts';
import { yourDraftsPhrases } from '../../phrases/your-drafts.ts';
import { activeLevel, wholeCompany } from '../../session/level/active-level.ts';
import type { Session } from '../../session/session-schema.ts';
import { useSession } from '../../session/session-store.ts';
import { Count } from '../../ui/data/count.tsx';
import { Panel } from '../../ui/data/panel.tsx';
import { formatDateTime } from '../../ui/dates.ts';
import { originIcons } from '../../ui/icons.tsx';
import styles from './home.module.css';

/** The drafts that this person began on this computer and did not save: each leads to where it goes on. */
export function YourDrafts() {
  const t = usePhrases(yourDraftsPhrases);
  const session = useSession();
  const { userId, userCompanyId: companyId } = session;
  const { data = [] } = useQuery({
    queryKey: keys.keptDrafts(companyId, userId, useShelfWrites()),
    queryFn: () => listDrafts({ userId, companyId }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const open = data.filter((draft) => isReachable(session, draft));
  const hasMenus = open.some(({ kind }) => kind === 'menu');
  const { data: menus } = useQuery({ ...menuListQuery(companyId), enabled: hasMenus });
  if (open.length === 0) return null;
  return (
    <Panel
      title={t('yourDrafts')}
      aside={<Count value={open.length} label={t('draftsCount', { count: open.length })} />}
    >
      <ul>
        {open.map((draft) => (
          <Draft key={[draft.kind, draft.name, draft.tenantId].join('|')} draft={draft} menus={menus} />
        ))}
      </ul>
    </Panel>
  );
}

type DraftProps = { readonly draft: DraftPlace; readonly menus: readonly MenuSummary[] | undefined };

function Draft({ draft, menus }: DraftProps) {
  const t = usePhrases(yourDraftsPhrases);
  const n = usePhrases(navigationPhrases);
  const session = useSession();
  const { kind: level, name: levelName } = activeLevel(session, draft.tenantId);
  const Icon = originIcons[level];
  const place = placeOf(draft);
  if (place === undefined) return null;
  const menuName = menus?.find(({ id }) => id === draft.name)?.name;
  const where = [menuName, levelName];
  return (
    <li className={styles.line} data-level={level}>
      <Icon className={styles.level} size={18} stroke={1.75} aria-hidden />
      <Link
        to={place.path}
        search={{ ...place.search, locationId: draft.tenantId ?? wholeCompany }}
        className={styles.draft}
      >
        {n(place.title)}
      </Link>
      <span className={styles.draftPlace}>{where.filter(Boolean).join(' · ')}</span>
      <span className={styles.draftEnd}>
        <span>{t('draftChanges', { count: editCount(draft.changes) })}</span>
        <time dateTime={new Date(draft.at).toISOString()}>{formatDateTime(draft.at)}</time>
      </span>
    </li>
  );
}

/** A level that is no longer this person's cannot be opened. */
function isReachable({ accessibleTenants }: Session, { tenantId }: DraftPlace): boolean {
  return tenantId === null || accessibleTenants.some(({ id }) => id === tenantId);
}

/** Where a draft goes on: the screen of its first change. */
function placeOf({ kind, name, changes }: DraftPlace) {
  const first = changes[0];
  if (kind === 'menu') return { ...menuScreenOf(first?.path ?? []), search: { menuId: name } };
  if (kind === 'employment') return { path: '/employment/employment', title: 'employment', search: {} } as const;
  const screen = kind === 'locationSettings' && first ? screenOf(first.path) : undefined;
  return screen && { ...screen, title: screenNames[screen.path] };
}
