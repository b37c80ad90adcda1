import { inDepartment } from '@servery/domain';
import { DocumentChoice, DocumentPercent } from '../../../../editing/fields/document-choices.tsx';
import { DocumentSelect, DocumentSwitch, DocumentText } from '../../../../editing/fields/document-fields.tsx';
import { useChangeEmployment, useEmployment } from '../../../../editing/kinds/employment-document.ts';
import { useHasThreePanes } from '../../../../editing/list/list-panes.tsx';
import type { RowForm } from '../../../../editing/list/row-form.ts';
import { employmentPhrases } from '../../../../phrases/people/employment.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Fields } from '../../../../ui/layout/pane/section.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { MirroredDepartment } from '../departments/mirrored-department.tsx';
import { RequirementChecks } from '../requirement-checks.tsx';
import { DriverFields } from './driver-fields.tsx';
import { WageGrades } from './wage-grades.tsx';

const screens = ['NO_DEFAULT_SCREEN', 'NEW_ORDER', 'ORDERS', 'TABLES', 'DELIVERY'];
const atWork = [
  'eligibleForTicketsTransfers',
  'defaultOrdersScreenToAssignedOrders',
  'printTimeClockReceiptAtClockOff',
  'excludeFromLaborCalculations',
];

/** EM-17: everything about one job type. */
export const JobTypeForm: RowForm = ({ path, id, isNew }) => {
  const t = usePhrases(employmentPhrases);
  const change = useChangeEmployment();
  const jobType = useEmployment(({ jobTypes }) => jobTypes.find((one) => one.id === id));
  const departments = useEmployment((employment) => employment.departments);
  const hasDriverPane = useHasThreePanes();
  if (!jobType) return null;
  const at = (...fields: readonly string[]) => [...path, ...fields];
  const moveTo = (departmentId: unknown) =>
    change((employment) => ({
      ...employment,
      jobTypes: employment.jobTypes.map((one) =>
        one.id === id
          ? inDepartment(
              one,
              employment.departments.find((department) => department.id === departmentId),
            )
          : one,
      ),
    }));
  return (
    <>
      <Grid columns={{ min: 210 }} gap={5} align="start">
        <DocumentText path={at('name')} maxLength={200} takesFocus={isNew} />
        <DocumentSelect
          path={at('departmentId')}
          options={departments.map((department) => ({ value: department.id, label: department.name }))}
          onSet={moveTo}
        />
      </Grid>
      <Grid columns={{ min: 210 }} gap={5} align="start">
        <Fields title={t('atWork')}>
          <DocumentChoice path={at('logOnStyle')} values={['SINGLE', 'MULTIPLE']} />
          <DocumentChoice path={at('defaultScreenAfterLogOn')} values={screens} />
          {atWork.map((field) => (
            <DocumentSwitch key={field} path={at(field)} />
          ))}
        </Fields>
        <Stack gap={5}>
          <Fields title={t('tips')}>
            <DocumentSwitch path={at('declareTipsAtClockOff')} />
            <DocumentPercent path={at('minimumTipPercentage')} />
            <DocumentSwitch path={at('payTipsOnPayroll')} />
          </Fields>
          <RequirementChecks path={path} jobType={jobType} />
        </Stack>
      </Grid>
      <WageGrades jobTypeId={jobType.id} />
      {!hasDriverPane && (
        <>
          <DriverFields path={at('driverSettings')} settings={jobType.driverSettings} />
          <MirroredDepartment departmentId={jobType.departmentId} />
        </>
      )}
    </>
  );
};
