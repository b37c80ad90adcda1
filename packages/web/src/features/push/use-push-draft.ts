import { type PushContent, sameJson } from '@servery/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiResult, reasonOf } from '../../api/api-result.ts';
import { call } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';
import { useLeaveQuestion } from '../../form-draft/use-leave-question.ts';
import { inputsOf, ownZone } from '../../publishing/store-time.ts';
import { useSession } from '../../session/session-store.ts';
import { confirm } from '../../ui/dialogs/dialog-store.ts';
import { useKeepInAddress } from '../../ui/frame/use-keep-in-address.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { type PushMessage, pushMessageQuery } from './push-calls.ts';
import { usePush } from './push-words.ts';

export type PushDraft = ReturnType<typeof usePushDraft>;

const dayMillis = 86_400_000;

/** Tomorrow, before lunch. */
export function usualTime(): NonNullable<PushContent['time']> {
  return { date: inputsOf(Date.now() + dayMillis, ownZone).date, time: '11:15' };
}

export function newContent(placeIds: readonly string[]): PushContent {
  return {
    title: '',
    text: '',
    opens: null,
    audience: { placeIds: [...placeIds], lastOrder: null, channels: [], isOncePerDay: true },
    time: null,
  };
}

/** The content of a message, without the facts that the server knows of it. */
export function contentOf({ title, text, opens, audience, time }: PushMessage): PushContent {
  return { title, text, opens: opens && { kind: opens.kind, id: opens.id }, audience, time };
}

/** The message that is being written: changed here, kept as a draft, and sent or scheduled from it. */
export function usePushDraft(message: PushMessage | null, begun: PushContent) {
  const t = usePush();
  const { userCompanyId: companyId, userEmail } = useSession();
  const queries = useQueryClient();
  const keep = useKeepInAddress();
  const [content, setContent] = useState(() => (message ? contentOf(message) : begun));
  const [saved, setSaved] = useState(() => (message ? { ...message, content: contentOf(message) } : null));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const isDirty = !sameJson(content, saved?.content ?? begun);
  const query = { companyId };

  const change = (part: Partial<PushContent>) => {
    setErrors({});
    setContent((before) => ({ ...before, ...part }));
  };
  const changeAudience = (part: Partial<PushContent['audience']>) =>
    change({ audience: { ...content.audience, ...part } });

  /** The data, or undefined once an error has been shown. */
  const take = <Data>(result: ApiResult<Data>, failed: string): Data | undefined => {
    if (result.status === 'ok') return result.data;
    if (result.status === 'invalid')
      setErrors(Object.fromEntries(result.errors.map(({ path, message: words }) => [path ?? '', words ?? failed])));
    notify.error(result.status === 'conflict' ? t('changedMeanwhile') : (reasonOf(result) ?? failed));
    if (result.status === 'conflict') void queries.invalidateQueries({ queryKey: keys.push(companyId) });
    return undefined;
  };
  const keepSaved = (kept: PushMessage) => {
    queries.setQueryData(pushMessageQuery(companyId, kept.id).queryKey, kept);
    void queries.invalidateQueries({ queryKey: keys.push(companyId, 'list') });
    setSaved({ ...kept, content: contentOf(kept) });
  };
  const save = async (): Promise<PushMessage | undefined> => {
    if (saved && !isDirty) return saved;
    const result = saved
      ? await call('editPushNotification', {
          params: { pushId: saved.id },
          query,
          body: { ...content, ver: saved.ver },
        })
      : await call('createPushNotification', { query, body: content });
    const kept = take(result, t('saveFailed'));
    if (kept) keepSaved(kept);
    return kept;
  };
  const whileBusy = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  };
  /** Saves first, so that the current draft is sent. */
  const start = (id: 'schedulePushNotification' | 'sendPushNotification', said: string, failed: string) =>
    whileBusy(async () => {
      const kept = await save();
      if (!kept) return;
      await keep({ message: kept.id });
      const result = await call(id, { params: { pushId: kept.id }, query, body: { ver: kept.ver } });
      const started = take(result, failed);
      if (!started) return;
      keepSaved(started);
      notify.success(said);
    });

  useLeaveQuestion({
    isDirty,
    isUnsaved: () => isDirty,
    save: async () => (await save()) !== undefined,
  });

  return {
    content,
    errors,
    saved,
    isDirty,
    isBusy,
    change,
    changeAudience,
    saveDraft: () =>
      whileBusy(async () => {
        const kept = await save();
        if (!kept) return;
        await keep({ message: kept.id });
        notify.success(t('saved'));
      }),
    schedule: (guests: number) =>
      start('schedulePushNotification', t('scheduled', { count: guests }), t('scheduleFailed')),
    sendNow: async (guests: number) => {
      const text = t('sendNowText', { count: guests });
      const answer = await confirm({ title: t('sendNowTitle'), message: text, accept: t('sendNow') });
      if (answer === 'accept') await start('sendPushNotification', t('sendStarted'), t('sendFailed'));
    },
    test: () =>
      whileBusy(async () => {
        const done = take(await call('testPushNotification', { query, body: content }), t('testFailed'));
        if (!done) return;
        if (done.devices === 0) notify.warning(t('testNone', { email: userEmail }));
        else if (done.sent === 0) notify.error(t('testFailed'));
        else notify.success(t('testDone', { count: done.sent }));
      }),
  };
}
