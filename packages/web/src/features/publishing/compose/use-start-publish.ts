import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keys } from '../../../api/keys.ts';
import type { Execution, WorkflowName } from '../../../publishing/publishing.ts';
import { formatDateTime } from '../../../ui/dates.ts';
import { confirm, whileLoading } from '../../../ui/dialogs/dialog-store.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { type StartOptions, startPublish } from '../publish-calls.ts';
import { type SayPublishing, usePublishing } from '../run-words.ts';
import type { Departure, Moment, PlannedWave, Strategy } from '../strategy.ts';

export type PublishAction = StartOptions['action'];

/** A publish that is composed. */
type Going = {
  readonly action: PublishAction;
  readonly workflow: WorkflowName;
  readonly companyId: string;
  readonly name: string;
  readonly strategy: Strategy | null;
  readonly departures: readonly Departure[];
  readonly waves: readonly PlannedWave[];
  readonly moment: Moment;
  readonly problems: number;
  /** Locations with a publication that is still open: the new one replaces it if it has not begun there. */
  readonly replaced: number;
};

/** Asks, starts, and opens the board. PB-14, PB-17 */
export function useStartPublish(going: Going): () => Promise<void> {
  const t = usePublishing();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    const { strategy, companyId } = going;
    if (!strategy || (await confirm(question(t, going))) !== 'accept') return;
    const started = await whileLoading(t(going.action === 'REVERT' ? 'reverting' : 'publishing'), () =>
      startAll({ ...going, strategy }),
    );
    await queries.invalidateQueries({ queryKey: keys.publishing(companyId) });
    const [first] = started.executions;
    if (started.hasFailed) notify.error(t(going.action === 'REVERT' ? 'revertFailed' : 'startFailed'));
    if (!first) return;
    if (!started.hasFailed) notify.success(t(startedWords(going)));
    await navigate({ to: '.', search: (before: object) => ({ ...before, run: first.workflowId, view: undefined }) });
  };
}

async function startAll({ departures, ...going }: Omit<Going, 'strategy'> & { readonly strategy: Strategy }) {
  const executions: Execution[] = [];
  for (const { at, locations } of departures) {
    const { workflow, companyId, name, strategy, action } = going;
    const locationIds = locations.map(({ id }) => id);
    const options = { workflow, companyId, name: name.trim(), strategy, at, locationIds, action };
    const idempotencyKey = crypto.randomUUID();
    const first = await startPublish({ ...options, idempotencyKey });
    const isLost = first.status === 'failed';
    const result = isLost ? await startPublish({ ...options, idempotencyKey }) : first;
    if (result.status !== 'ok') return { executions, hasFailed: true };
    executions.push(result.data);
  }
  return { executions, hasFailed: false };
}

function startedWords({ action, moment }: Pick<Going, 'action' | 'moment'>) {
  if (action === 'REVERT') return moment ? 'revertScheduled' : 'revertStarted';
  return moment ? 'scheduled' : 'started';
}

function question(t: SayPublishing, going: Going) {
  const { action, workflow, departures, moment, problems, replaced } = going;
  const count = departures.reduce((sum, { locations }) => sum + locations.length, 0);
  const sentences = [
    whenWords(t, going),
    action === 'REVERT' && t('confirmRevertText'),
    replaced > 0 && t('confirmReplaces', { count: replaced }),
    problems > 0 && t('confirmFails', { problems: t('problems', { count: problems }) }),
    workflow === 'employment' && t('cannotRevert'),
  ];
  const locations = t('locationsCount', { count });
  return {
    title:
      action === 'REVERT'
        ? t('confirmRevert', { name: locations })
        : t(moment ? 'confirmSchedule' : 'confirmPublish', { locations }),
    message: sentences.filter(Boolean).join(' '),
    accept: t(goWords(going)),
  };
}

function whenWords(t: SayPublishing, { action, workflow, waves, moment }: Going): string {
  const what = t(action === 'REVERT' ? 'whatRevert' : workflow === 'locations' ? 'whatLocations' : 'whatEmployment');
  const values = { what, waves: t('wavesCount', { count: waves.length }) };
  return moment
    ? t('confirmTimeText', { ...values, time: formatDateTime(`${moment.date}T${moment.time}`) })
    : t('confirmNowText', values);
}

/** The words of the button that sends. */
export function goWords({ action, moment }: Pick<Going, 'action' | 'moment'>) {
  if (action === 'REVERT') return moment ? 'scheduleRevert' : 'revert';
  return moment ? 'schedule' : 'publishNow';
}
