import type { ReportId } from '@servery/domain';
import { type ReactNode, useState } from 'react';
import { LeadsToChange } from '../../../ui/read-only/read-only.tsx';
import type { ReportFilters } from '../frame/use-report-filters.ts';
import { MailView } from './mail-view.tsx';
import { type SaveMode, SaveView } from './save-view.tsx';
import { useViews } from './use-views.ts';
import { ViewMenu } from './view-menu.tsx';

/** The parts that views add to the head of a report: beside its title, and among its actions. */
export type ViewParts = { readonly aside?: ReactNode; readonly actions?: ReactNode };

type WithViewsProps = {
  readonly report: ReportId;
  readonly filters: ReportFilters;
  readonly children: (parts: ViewParts) => ReactNode;
};

export function WithViews({ report, filters, children }: WithViewsProps) {
  const views = useViews(report, filters);
  const [saving, setSaving] = useState<SaveMode>();
  return children({
    aside: <ViewMenu views={views} onRename={() => setSaving('rename')} />,
    actions: (
      <LeadsToChange>
        <SaveView views={views} mode={saving} onMode={setSaving} />
        <MailView views={views} />
      </LeadsToChange>
    ),
  });
}
