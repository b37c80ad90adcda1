import { queryOptions, useQuery } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-result.ts';
import { call } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { employmentPhrases } from '../../../phrases/people/employment.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { maySeeStaffData } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';

/** The list of the employment document whose entries are counted by the people who have them on record. */
export type HeldList = 'jobTypes' | 'requirements';

interface CountQuestion {
  readonly companyId: string;
  /** A group or location: of the people who may work there. */
  readonly place: string | null;
  readonly list: HeldList;
  /** Ids with commas between, or `*` for whatever anybody has. */
  readonly ids: string;
}

/** How many people have it on their record, by its id; asked again by each screen and question. */
export function countsQuery({ companyId, place, list, ids }: CountQuestion) {
  return queryOptions({
    queryKey: keys.employees(companyId, 'record-counts', place, list, ids),
    queryFn: async ({ signal }) => {
      const query = { [list]: ids, ...(place === null ? {} : { place }) };
      return unwrap(await call('countRecords', { params: { companyId }, query, signal, isQuiet: true }))[list];
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** `22 people, 5 here` of a job type; undefined for a person who may not know. The line is there before its words, so that nothing jumps. */
export function usePeopleOfJobs(): (jobTypeId: string) => string | undefined {
  const t = usePhrases(employmentPhrases);
  const session = useSession();
  const { kind, tenantId } = useEditor().level;
  const asked = { companyId: session.userCompanyId, list: 'jobTypes', ids: '*' } as const;
  const maySee = maySeeStaffData(session);
  const { data: all, isLoading } = useQuery({ ...countsQuery({ ...asked, place: null }), enabled: maySee });
  const { data: there } = useQuery({
    ...countsQuery({ ...asked, place: tenantId }),
    enabled: maySee && tenantId !== null,
  });
  return (id) => {
    if (all === undefined) return isLoading ? '\u00a0' : undefined;
    const count = all[id] ?? 0;
    const people = t('peopleCount', { count });
    if (there === undefined || count === 0) return people;
    return t(kind === 'group' ? 'peopleInGroup' : 'peopleHere', { people, count: there[id] ?? 0 });
  };
}
