import { DocumentMoney, DocumentPercent } from '../../../../editing/fields/document-choices.tsx';
import { DocumentNumber, DocumentSwitch } from '../../../../editing/fields/document-fields.tsx';
import { useEmployment } from '../../../../editing/kinds/employment-document.ts';
import { employmentPhrases } from '../../../../phrases/people/employment.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Fields, Section } from '../../../../ui/layout/pane/section.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { LaborWeek } from './labor-week.tsx';

const minute = 60;
const hour = 3600;
const clock = (...fields: readonly string[]) => ['timeClock', ...fields];
const payroll = (...fields: readonly string[]) => ['payrollAndOvertime', ...fields];
const overtime = ['after8HoursPerDay', 'after40HoursPerWeek', 'californiaOvertime'];

/** EM-04, EM-05: when people clock out, their pauses, overtime, and the labor targets. */
export function TimeAndPayroll() {
  const t = usePhrases(employmentPhrases);
  return (
    <>
      <Grid columns={{ min: 280 }} gap={10}>
        <div>
          <Section title={t('timeClock')}>
            <TimeClockFields />
          </Section>
        </div>
        <div>
          <Section title={t('pauses')}>
            <Pauses />
          </Section>
        </div>
        <div>
          <Section title={t('overtime')}>
            <Overtime />
          </Section>
        </div>
      </Grid>
      <LaborWeek />
      <Section title={t('employerCost')}>
        <DocumentPercent path={payroll('additionalEmployerLaborCostPercentage')} />
      </Section>
    </>
  );
}

/** EM-45 */
function TimeClockFields() {
  const isOn = useEmployment(({ timeClock }) => timeClock.enable);
  return (
    <Fields>
      <DocumentSwitch path={clock('enable')} />
      {isOn && (
        <>
          <Length path={clock('autoClockOffAfterTime')} unit="hours" />
          <DocumentSwitch path={clock('requireReasonOnEditRecords')} />
        </>
      )}
      <Length path={clock('autoLogOffAfterTime')} unit="minutes" />
    </Fields>
  );
}

function Pauses() {
  const timeClock = useEmployment((employment) => employment.timeClock);
  const pauses = (['breaks', 'lunch'] as const).map((pause) => (
    <Fields key={pause}>
      <DocumentSwitch path={clock(pause, 'enabled')} />
      {timeClock[pause].enabled && (
        <>
          <Length path={clock(pause, 'defaultLength')} unit="minutes" />
          <DocumentSwitch path={clock(pause, 'isPaid')} />
          {timeClock[pause].isPaid && <DocumentSwitch path={clock(pause, 'excessIsNotPaid')} />}
        </>
      )}
    </Fields>
  ));
  return <Stack gap={5}>{pauses}</Stack>;
}

/** EM-56 */
function Overtime() {
  const isOn = useEmployment(({ payrollAndOvertime }) => payrollAndOvertime.minimumWage.enabled);
  return (
    <Fields>
      {overtime.map((field) => (
        <DocumentSwitch key={field} path={payroll('overTimePay', field)} />
      ))}
      <DocumentSwitch path={payroll('minimumWage', 'enabled')} />
      {isOn && <DocumentMoney path={payroll('minimumWage', 'amount')} />}
    </Fields>
  );
}

type LengthProps = { readonly path: readonly string[]; readonly unit: 'hours' | 'minutes' };

/** A time that is kept in seconds. */
function Length({ path, unit }: LengthProps) {
  const t = usePhrases(employmentPhrases);
  const seconds = unit === 'hours' ? hour : minute;
  const isPause = path.at(-1) === 'defaultLength';
  const show = (kept: number) => Number((kept / seconds).toFixed(2));
  return (
    <DocumentNumber
      path={path}
      unit={t(unit)}
      width={160}
      decimals={unit === 'hours' ? 2 : 0}
      show={show}
      keep={(shown) => Math.round(shown * seconds)}
      format={(value) => (typeof value === 'number' ? `${show(value)} ${t(unit)}` : null)}
      {...(!isPause && { hint: t('never') })}
    />
  );
}
