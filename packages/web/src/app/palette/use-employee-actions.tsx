import { useDebouncedValue } from '@mantine/hooks';
import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { employeesQuery } from '../../features/employees/employee-calls.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell/shell.ts';
import { hasFeature } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { groupIcons } from '../shell/sidebar/group-icons.ts';

const SHOWN = 5;
const SHORTEST = 2;
const PAUSE_MS = 150;

/** Employees that the server finds, for those who may open them. */
export function useEmployeeActions(typed: string): SpotlightActionGroupData[] {
  const t = usePhrases(shellPhrases);
  const session = useSession();
  const navigate = useNavigate();
  const [asked] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const isAsked = asked.length >= SHORTEST && hasFeature(session, 'userAdmin');
  const { data } = useQuery({
    ...employeesQuery(session.userCompanyId, { search: asked }, 0),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!isAsked || !data || data.users.length === 0) return [];
  const Icon = groupIcons.employment;
  const actions = data.users.slice(0, SHOWN).map(({ id, name, grantedRoles }) => ({
    id: `employee-${id}`,
    label: name,
    description: [...new Set(grantedRoles.map((role) => role.name))].join(', '),
    leftSection: <Icon size={16} stroke={1.75} aria-hidden />,
    onClick: () => navigate({ to: `/employees/${id}` }),
  }));
  return [{ group: t('employees'), actions }];
}
