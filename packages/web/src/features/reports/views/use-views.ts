import type { ReportId } from '@servery/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ApiFailure } from '../../../api/api-result.ts';
import { call } from '../../../api/call.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { viewsPhrases } from '../../../phrases/sales/views.ts';
import { type AskedView, type ReportView, reportViewsQuery } from '../../../sales/view-calls.ts';
import { useSession } from '../../../session/session-store.ts';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import type { ReportFilters } from '../frame/use-report-filters.ts';
import { viewAddress } from './view-address.ts';

const noViews: readonly ReportView[] = [];

export type ReportViews = ReturnType<typeof useViews>;

/** The saved views of a report, the open one, and the actions on them. */
export function useViews(report: ReportId, filters: ReportFilters) {
  const t = usePhrases(viewsPhrases);
  const { userCompanyId: companyId } = useSession();
  const search: { readonly view?: string } = useSearch({ strict: false });
  const keep = useKeepInAddress();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data = noViews } = useQuery(reportViewsQuery(companyId));
  const views = data.filter((view) => view.report === report);
  const opened = views.find(({ id }) => id === search.view);
  const address = viewAddress(search, filters);
  const query = { companyId };

  const put = useCallback(
    (next: (views: readonly ReportView[]) => readonly ReportView[]) =>
      client.setQueryData(reportViewsQuery(companyId).queryKey, (before) => [...next(before ?? noViews)]),
    [client, companyId],
  );
  const open = (view: ReportView) => navigate({ href: `/${report}?${view.address}&view=${view.id}` });

  /** @returns the problem, in words; undefined once it is saved and open */
  const save = async (asked: AskedView): Promise<string | undefined> => {
    const answer = await call('saveReportView', { query, body: asked });
    if (answer.status !== 'ok') return sentenceOf(answer, t('failed'));
    put((before) => [...before, answer.data]);
    await keep({ view: answer.data.id });
    return undefined;
  };

  /** @returns the problem, in words */
  const change = async ({ id, ...view }: ReportView, given: Partial<AskedView>): Promise<string | undefined> => {
    const mail = view.mail && { at: view.mail.at, locationId: view.mail.locationId };
    const answer = await call('changeReportView', { params: { viewId: id }, query, body: { ...view, mail, ...given } });
    if (answer.status !== 'ok') return sentenceOf(answer, t('failed'));
    put((before) => before.map((one) => (one.id === id ? answer.data : one)));
    return undefined;
  };

  const remove = async ({ id, ...view }: ReportView): Promise<void> => {
    const answer = await call('deleteReportView', { params: { viewId: id }, query });
    if (answer.status !== 'ok') return void notify.error(t('failed'));
    put((before) => before.filter((one) => one.id !== id));
    if (search.view === id) await keep({ view: undefined });
    const mail = view.mail && { at: view.mail.at, locationId: view.mail.locationId };
    const undo = async () => {
      const failed = await save({ ...view, mail });
      if (failed !== undefined) notify.error(failed);
    };
    notify.success(t('deleted', { name: view.name }), { action: { label: t('undo'), onClick: () => void undo() } });
  };

  /** Mails a view to oneself, as it is saved. */
  const mailNow = async ({ id }: ReportView): Promise<void> => {
    const answer = await call('mailReportView', { params: { viewId: id }, query });
    if (answer.status === 'ok') notify.success(t('mailed', { email: answer.data.email }));
    else notify.error(answer.status === 'failed' && answer.httpStatus === 429 ? t('mailedOften') : t('failed'));
  };

  return {
    report,
    views,
    opened,
    address,
    isChanged: opened !== undefined && opened.address !== address,
    open,
    save,
    change,
    remove,
    mailNow,
  };
}

/** The message of the field that is wrong. */
function sentenceOf(failure: ApiFailure | { readonly status: 'unchanged' }, otherwise: string): string {
  return (failure.status === 'invalid' ? failure.errors[0]?.message : undefined) ?? otherwise;
}
