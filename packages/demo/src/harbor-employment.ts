import {
  type EmploymentBlob,
  type JobType,
  newEmploymentBlob,
  newJobRequirement,
  newJobType,
  type WageGrade,
} from '@servery/domain';

const DAY = 86_400;
const FOOD = '1';
const LIQUOR = '2';
const DRIVING = '3';

/** The jobs of people at Harbor Pizza Co., the requirements of these jobs, and the targets for the cost of labor. */
export function harborEmployment(): EmploymentBlob {
  const employment = newEmploymentBlob();
  const { payrollAndOvertime } = employment;
  return {
    ...employment,
    jobTypes: jobTypes(),
    requirements: [
      ...employment.requirements,
      newJobRequirement({ id: DRIVING, name: 'Safe Driving', warnTimeBeforeExpiration: 30 * DAY }),
    ],
    wageGrades: wageGrades(),
    payrollAndOvertime: {
      ...payrollAndOvertime,
      minimumWage: { enabled: true, amount: '16.50' },
      additionalEmployerLaborCostPercentage: '9.20',
      laborBudgetTargetPercentage: {
        ...payrollAndOvertime.laborBudgetTargetPercentage,
        0: '26.00',
        5: '25.50',
        6: '25.50',
      },
    },
  };
}

/** The standard ones under their ids first; then other people who work in a dining room, a kitchen and on the road. */
function jobTypes(): JobType[] {
  return [
    newJobType({ id: '1', name: 'Cashier', ...inFront, requirements: [FOOD], defaultScreenAfterLogOn: 'NEW_ORDER' }),
    newJobType({ id: '2', name: 'Driver', ...onTheRoad, driverSettings: paidByZone() }),
    newJobType({ id: '3', name: 'Manager', departmentId: '1', departmentCode: '1', requirements: [FOOD, LIQUOR] }),
    newJobType({ id: '4', name: 'Server', ...inFront, ...tipped, requirements: [FOOD, LIQUOR] }),
    newJobType({
      id: '5',
      name: 'Shift Lead',
      departmentId: '1',
      departmentCode: '1',
      logOnStyle: 'MULTIPLE',
      requirements: [FOOD, LIQUOR],
    }),
    newJobType({ id: '6', name: 'Host', ...inFront, requirements: [FOOD], defaultScreenAfterLogOn: 'TABLES' }),
    newJobType({ id: '7', name: 'Pizza Maker', ...inBack, requirements: [FOOD] }),
    newJobType({ id: '8', name: 'Dishwasher', ...inBack, requirements: [FOOD] }),
    newJobType({ id: '9', name: 'Bike Courier', ...onTheRoad, driverSettings: paidByOrder() }),
  ];
}

const inFront = { departmentId: '2', departmentCode: '2' };
const inBack = { departmentId: '3', departmentCode: '3', eligibleForTicketsTransfers: false };
const onTheRoad = {
  departmentId: '4',
  departmentCode: '4',
  defaultOrdersScreenToAssignedOrders: true,
  defaultScreenAfterLogOn: 'DELIVERY',
  declareTipsAtClockOff: true,
  payTipsOnPayroll: true,
  requirements: [FOOD, DRIVING],
};
const tipped = {
  defaultScreenAfterLogOn: 'TABLES',
  declareTipsAtClockOff: true,
  minimumTipPercentage: '8.00',
  payTipsOnPayroll: true,
};

/** Longer ways pay more; a zone that is not listed pays the fee of any other zone. */
function paidByZone(): JobType['driverSettings'] {
  return {
    ...driving(),
    feeMethod: 'PER_ZONE',
    feePerZone: '2.50',
    mileage: '0.67',
    zones: [
      { id: 'zone-wharf', fee: '2.00' },
      { id: 'zone-hills', fee: '3.00' },
      { id: 'zone-marina', fee: '3.25' },
      { id: 'zone-alameda', fee: '4.00' },
    ],
  };
}

/** Bicycles are paid by the order; nobody measures their way. */
function paidByOrder(): JobType['driverSettings'] {
  const settings = driving();
  return {
    ...settings,
    feeMethod: 'PER_ORDER',
    feePerOrder: '2.75',
    trackMileage: { ...settings.trackMileage, enabled: false },
  };
}

function driving(): JobType['driverSettings'] {
  const { driverSettings } = newJobType({ id: '', name: '' });
  return { ...driverSettings, mode: 'DRIVER', payFeeOnPayroll: true };
}

/** The wages that are offered when somebody is hired, in dollars per hour. */
function wageGrades(): WageGrade[] {
  return [
    { id: 'driver-new', jobTypeId: '2', name: 'New', wage: '16.75' },
    { id: 'driver-90-days', jobTypeId: '2', name: 'After 90 days', wage: '17.50' },
    { id: 'driver-lead', jobTypeId: '2', name: 'Lead driver', wage: '19.00' },
    { id: 'server-new', jobTypeId: '4', name: 'New', wage: '16.75' },
    { id: 'server-90-days', jobTypeId: '4', name: 'After 90 days', wage: '18.67' },
    { id: 'maker-new', jobTypeId: '7', name: 'New', wage: '18.50' },
    { id: 'maker-oven', jobTypeId: '7', name: 'Runs the oven', wage: '21.50' },
  ];
}

/** The wage that new drivers are offered at the Seaport store instead. */
export const seaportDriverWage = { grade: 'driver-new', wage: '17.00' };

/** The targets that the Seaport store keeps for itself: its busy evenings cost more, in percent of net sales by day of the week. */
export const seaportLaborTargets: readonly (readonly [day: string, target: string])[] = [
  ['4', '28.00'],
  ['5', '28.50'],
];
