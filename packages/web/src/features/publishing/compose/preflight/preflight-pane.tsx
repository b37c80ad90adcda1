import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconChevronRight,
  IconEye,
  IconHandStop,
  IconInfoCircle,
  IconSend,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { keepLines } from '../../../../publishing/kept-lines.ts';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { LeadsToChange } from '../../../../ui/read-only/read-only.tsx';
import { type PARTS, useLineLink } from './line-link.ts';
import styles from './preflight.module.css';
import type { PreflightLine } from './preflight-line.ts';
import { usePreflightWords } from './preflight-words.ts';
import type { Preflight } from './use-preflight.ts';

type PreflightPaneProps = {
  readonly preflight: Preflight;
  /** A line leads to a part of this page. */
  readonly onGo: (part: keyof typeof PARTS) => void;
  /** Mails the list to the person who reads it. */
  readonly onMail: () => Promise<void>;
};

/** The lines that stop a publication, then those worth a look; each ends in the place that it leads to. */
export function PreflightPane({ preflight: { stops, looks, unsent, isPending }, onGo, onMail }: PreflightPaneProps) {
  const t = usePreflightWords();
  const lines = [...stops, ...looks];
  return (
    <section className={styles.pane} aria-label={t('title')}>
      {lines.length === 0 && (
        <p className={styles.head}>
          <Muted small>{t(isPending ? 'checking' : 'clear')}</Muted>
        </p>
      )}
      <Lines icon={IconHandStop} title={t('stops', { count: stops.length })} lines={stops} onGo={onGo} />
      <Lines icon={IconEye} title={t('looks', { count: looks.length })} lines={looks} onGo={onGo} />
      {unsent > 0 && (
        <p className={styles.line}>
          <Muted small>{t('more', { count: unsent })}</Muted>
        </p>
      )}
      {lines.some(({ goal }) => goal.kind === 'field') && <MailButton onMail={onMail} />}
    </section>
  );
}

/** A long list is often mended later, with the mail at hand. */
function MailButton({ onMail }: Pick<PreflightPaneProps, 'onMail'>) {
  const t = usePreflightWords();
  const [isSending, setSending] = useState(false);
  const handleMail = () => {
    setSending(true);
    void onMail().finally(() => setSending(false));
  };
  return (
    <div className={styles.mail}>
      <LeadsToChange>
        <Button
          size="xs"
          variant="subtle"
          loading={isSending}
          leftSection={<IconSend size={14} stroke={1.75} aria-hidden />}
          onClick={handleMail}
        >
          {t('mail')}
        </Button>
      </LeadsToChange>
    </div>
  );
}

type LinesProps = {
  readonly icon: typeof IconEye;
  readonly title: string;
  readonly lines: readonly PreflightLine[];
} & Pick<PreflightPaneProps, 'onGo'>;

function Lines({ icon: Icon, title, lines, onGo }: LinesProps) {
  const [first] = lines;
  if (!first) return null;
  return (
    <>
      <h3 className={styles.head} data-weight={first.weight}>
        <Icon size={16} stroke={1.75} aria-hidden />
        {title}
      </h3>
      <ul aria-label={title}>
        {lines.map((line) => (
          <Line key={line.key} line={line} onGo={onGo} />
        ))}
      </ul>
    </>
  );
}

type LineProps = { readonly line: PreflightLine } & Pick<PreflightPaneProps, 'onGo'>;

function Line({ line, onGo }: LineProps) {
  const t = usePreflightWords();
  const { weight, title, note, keeps } = line;
  const Icon = weight === 'stop' ? IconAlertTriangle : IconInfoCircle;
  return (
    <li className={styles.line} data-weight={weight}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <div className={styles.words}>
        <b>{title}</b>
        {note !== '' && <span>{note}</span>}
      </div>
      <Stack gap={1} align="end">
        <Way line={line} onGo={onGo} />
        {keeps.length > 0 && (
          <Button size="xs" onClick={() => keepLines(keeps)} aria-label={t('keepLine', { title })}>
            {keeps.length > 1 ? t('keepAll', { count: keeps.length }) : t('keep')}
          </Button>
        )}
      </Stack>
    </li>
  );
}

function Way({ line: { goal, place, title }, onGo }: LineProps) {
  const t = usePreflightWords();
  const link = useLineLink(goal);
  const label = t('goTo', { place, title });
  const words = (
    <>
      {place}
      <IconChevronRight size={14} stroke={2} aria-hidden />
    </>
  );
  if (goal.kind !== 'field')
    return (
      <button type="button" className={styles.way} aria-label={label} onClick={() => onGo(goal.kind)}>
        {words}
      </button>
    );
  if (link === null) return null;
  return (
    <Link to={link.to} search={link.search} className={styles.way} aria-label={label}>
      {words}
    </Link>
  );
}
