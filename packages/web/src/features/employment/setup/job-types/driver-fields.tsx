import { DRIVER_FEES, type JobType, type Path } from '@servery/domain';
import { DocumentChoice, DocumentMoney, DocumentPercent } from '../../../../editing/fields/document-choices.tsx';
import { DocumentSwitch } from '../../../../editing/fields/document-fields.tsx';
import { employmentPhrases } from '../../../../phrases/people/employment.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Fields } from '../../../../ui/layout/pane/section.tsx';
import { WorkedDelivery } from './worked-delivery.tsx';
import { ZoneFees } from './zone-fees.tsx';

type Settings = JobType['driverSettings'];
type DriverFieldsProps = { readonly path: Path; readonly settings: Settings };

/** EM-31, EM-41: whether the job drives, the pay for a delivery, and how its way is measured. */
export function DriverFields({ path, settings }: DriverFieldsProps) {
  const t = usePhrases(employmentPhrases);
  const at = (...fields: readonly string[]) => [...path, ...fields];
  return (
    <Fields title={t('driving')}>
      <Grid columns={{ min: 210 }} gap={5} align="start">
        <DocumentChoice path={at('mode')} values={['NOT_DRIVER', 'DRIVER']} />
        {settings.mode !== 'NOT_DRIVER' && <DocumentChoice path={at('feeMethod')} values={DRIVER_FEES} />}
      </Grid>
      {settings.mode !== 'NOT_DRIVER' && (
        <>
          <Fee path={path} method={settings.feeMethod} />
          <Grid columns={{ min: 210 }} gap={5} align="start">
            <Fields>
              {settings.feeMethod !== 'NONE' && <DocumentSwitch path={at('payFeeOnPayroll')} />}
              <DocumentSwitch path={at('trackMileage', 'enabled')} />
            </Fields>
            {settings.trackMileage.enabled && (
              <Fields>
                <DocumentMoney path={at('mileage')} />
                <DocumentChoice path={at('trackMileage', 'method')} values={['GOOGLE_MAPS', 'ODOMETER']} />
              </Fields>
            )}
          </Grid>
          <WorkedDelivery settings={settings} />
        </>
      )}
    </Fields>
  );
}

function Fee({ path, method }: { readonly path: Path; readonly method: string }) {
  switch (method) {
    case 'PER_ORDER':
      return <DocumentMoney path={[...path, 'feePerOrder']} />;
    case 'PER_DISPATCH':
      return <DocumentMoney path={[...path, 'feePerDispatch']} />;
    case 'PERCENTAGE':
      return <DocumentPercent path={[...path, 'orderPercentage']} />;
    case 'PER_ZONE':
      return <ZoneFees path={path} />;
    default:
      return null;
  }
}
