import { Button, SegmentedControl, TextInput } from '@mantine/core';
import type { OperationId } from '@servery/contract';
import { type PublishableKind, withheldSections } from '@servery/domain';
import { sectionName } from '@servery/words';
import { IconSearch } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError, unwrap } from '../../api/api-result.ts';
import { call } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';
import { changesPhrases } from '../../phrases/changes.ts';
import { say, usePhrases } from '../../phrases/phrases.ts';
import { publishingPhrases } from '../../phrases/publishing.ts';
import { allKinds } from '../../publishing/publishing.ts';
import { mayAt } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonLines } from '../../ui/messages/skeletons.tsx';
import { locationSettingsDocument } from '../kinds/location-settings-document.ts';
import styles from './published-config.module.css';

const publishedCalls = {
  menu: 'getPublishedMenu',
  locationSettings: 'getPublishedSettings',
  employment: 'getPublishedEmployment',
} as const satisfies Record<PublishableKind, OperationId>;

type Published = { readonly hash: string; readonly lines: readonly string[] };

/** ST-26, MN-26: the effective document as published and its content hash; null where nothing is. */
function publishedConfigQuery(kind: PublishableKind, locationId: string) {
  return queryOptions({
    queryKey: keys.publishedConfig(kind, locationId),
    queryFn: async ({ signal }): Promise<Published | null> => {
      const result = await call(publishedCalls[kind], { params: { locationId }, signal, isQuiet: true });
      if (result.status === 'not-found') return null;
      const document = unwrap(result);
      const hash = result.status === 'ok' ? (result.etag ?? '').replaceAll('"', '') : '';
      return { hash, lines: JSON.stringify(document, null, 2).split('\n') };
    },
    staleTime: 5000,
  });
}

type PublishedConfigProps = {
  readonly locationId: string;
  readonly kind: PublishableKind;
  readonly onKind: (kind: PublishableKind) => void;
};

/** The published document of a location, word for word, with its hash; searchable. ST-26 */
export function PublishedConfig({ locationId, kind, onKind }: PublishedConfigProps) {
  const t = usePhrases(publishingPhrases);
  return (
    <div className={styles.viewer}>
      <SegmentedControl
        fullWidth
        aria-label={t('configKind')}
        value={kind}
        onChange={(value) => onKind(allKinds.find((one) => one === value) ?? kind)}
        data={allKinds.map((one) => ({ value: one, label: t(one) }))}
      />
      <Content key={`${kind}-${locationId}`} locationId={locationId} kind={kind} />
    </div>
  );
}

function Content({ locationId, kind }: Omit<PublishedConfigProps, 'onKind'>) {
  const t = usePhrases(publishingPhrases);
  const { data, isPending, error, refetch } = useQuery(publishedConfigQuery(kind, locationId));
  if (isPending) return <SkeletonLines lines={8} />;
  if (error) {
    const isForbidden = error instanceof ApiError && error.failure.status === 'forbidden';
    return isForbidden ? (
      <EmptyState title={t('configForbidden')} />
    ) : (
      <ErrorState title={t('configFailed')} onRetry={refetch} />
    );
  }
  if (data === null) return <EmptyState title={t('configNothing')}>{t('configNothingHint')}</EmptyState>;
  return (
    <>
      {kind === 'locationSettings' && <Withheld locationId={locationId} />}
      <Document published={data} />
    </>
  );
}

/** The location gets all of it; sections that this person's roles do not read are not among the lines. */
function Withheld({ locationId }: { readonly locationId: string }) {
  const t = usePhrases(publishingPhrases);
  const session = useSession();
  const { kind, words } = locationSettingsDocument;
  const sections = withheldSections(kind.rights, (anyOf) => mayAt(session, anyOf, locationId));
  if (sections.length === 0) return null;
  const names = sections.map((section) => sectionName(words, section));
  return <p className={styles.hash}>{t('configWithheld', { names: names.join(', ') })}</p>;
}

function Document({ published: { hash, lines } }: { readonly published: Published }) {
  const t = usePhrases(publishingPhrases);
  const [search, setSearch] = useState('');
  const [chosen, setAt] = useState(0);
  const wanted = search.trim().toLowerCase();
  const found = useMemo(
    () => (wanted === '' ? [] : lines.flatMap((line, index) => (line.toLowerCase().includes(wanted) ? [index] : []))),
    [lines, wanted],
  );
  const at = Math.min(chosen, Math.max(0, found.length - 1));
  const go = (step: number) => found.length > 0 && setAt((at + step + found.length) % found.length);
  return (
    <>
      <p className={styles.hash}>
        {t('configHash')} <code>{hash}</code>
      </p>
      <div className={styles.search}>
        <TextInput
          type="search"
          value={search}
          aria-label={t('configSearch')}
          placeholder={t('configSearch')}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={(event) => event.key === 'Enter' && go(event.shiftKey ? -1 : 1)}
        />
        {found.length > 1 && (
          <>
            <Button onClick={() => go(-1)}>{t('configPrevious')}</Button>
            <Button onClick={() => go(1)}>{t('configNext')}</Button>
          </>
        )}
      </div>
      <Text as="p" tone="muted" size="sm" role="status">
        {wanted === ''
          ? t('configLines', { count: lines.length })
          : found.length > 1
            ? `${t('configFound', { count: found.length })}, ${t('configAt', { at: at + 1, count: found.length })}`
            : t('configFound', { count: found.length })}
      </Text>
      <Lines lines={lines} found={found} current={found[at] ?? null} />
    </>
  );
}

type LinesProps = {
  readonly lines: readonly string[];
  readonly found: readonly number[];
  readonly current: number | null;
};

/** Only the lines that are seen: a menu has tens of thousands. */
function Lines({ lines, found, current }: LinesProps) {
  const frame = useRef<HTMLElement>(null);
  const marked = useMemo(() => new Set(found), [found]);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize: () => 18,
    overscan: 20,
    initialRect: { width: 600, height: 600 },
  });
  useEffect(() => {
    if (current !== null) virtual.scrollToIndex(current, { align: 'center' });
  }, [virtual, current]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section ref={frame} className={styles.document} tabIndex={0} aria-label={say(changesPhrases, 'wholeDocument')}>
      <div className={styles.lines} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => (
          <code
            key={index}
            className={styles.line}
            data-found={marked.has(index) || undefined}
            data-current={index === current || undefined}
            style={{ transform: `translateY(${start}px)` }}
          >
            {lines[index]}
          </code>
        ))}
      </div>
    </section>
  );
}
