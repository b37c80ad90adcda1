import { Button } from '@mantine/core';
import { IconMapPin, IconPizza, IconPlus, IconSearch } from '@tabler/icons-react';
import { KeyHint } from '../actions/key-hint.tsx';
import { Fact, Facts } from '../data/facts.tsx';
import { ConfirmCard } from '../dialogs/confirm-card.tsx';
import { confirm } from '../dialogs/dialog-store.ts';
import { Callout } from '../messages/callout.tsx';
import { EmptyState } from '../messages/empty-state.tsx';
import { ErrorState } from '../messages/error-state.tsx';
import { SkeletonTable } from '../messages/skeletons.tsx';
import { Notice } from '../notifications/notice.tsx';
import { notify } from '../notifications/notify.ts';
import styles from './gallery.module.css';
import { Sample } from './sample.tsx';

const nothing = () => undefined;

export function LoadingSample() {
  return (
    <Sample title="Loading">
      <SkeletonTable rows={4} />
    </Sample>
  );
}

export function PaletteSample() {
  return (
    <Sample title="Command palette">
      <div className={styles.palette}>
        <p className={styles.paletteSearch}>
          <IconSearch size={18} stroke={1.75} aria-hidden />
          pier
          <KeyHint>Esc</KeyHint>
        </p>
        <p className={styles.paletteHead}>Locations</p>
        <p className={styles.paletteLine} data-selected>
          <IconMapPin size={16} stroke={1.75} aria-hidden />
          Pier 39<span>Bay Area</span>
        </p>
        <p className={styles.paletteLine}>
          <IconMapPin size={16} stroke={1.75} aria-hidden />
          Navy Pier<span>East</span>
        </p>
        <p className={styles.paletteHead}>Items</p>
        <p className={styles.paletteLine}>
          <IconPizza size={16} stroke={1.75} aria-hidden />
          Pier 39 Harbor Supreme<span>Pizza › Signature</span>
        </p>
      </div>
    </Sample>
  );
}

export function NoteSample() {
  return (
    <Sample title="Note, facts">
      <Callout title="Your unsaved changes were restored." action={<Button variant="link">Discard</Button>} isHere>
        Someone else saved in the meantime. Your values replace theirs in: Phone.
      </Callout>
      <Facts>
        <Fact name="Group">Bay Area</Fact>
        <Fact name="Time zone">America/Los_Angeles</Fact>
      </Facts>
    </Sample>
  );
}

export function EmptySample() {
  return (
    <Sample title="Empty">
      <EmptyState
        title="There are no delivery zones"
        action={
          <Button size="sm" leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}>
            Add Zone
          </Button>
        }
      >
        Draw the first one on the map, or copy them from another store.
      </EmptyState>
    </Sample>
  );
}

export function ErrorSample() {
  return (
    <Sample title="Error">
      <ErrorState title="Unable to retrieve locations" onRetry={nothing}>
        The server did not answer within 30 seconds.
      </ErrorState>
    </Sample>
  );
}

const question = {
  title: 'Confirm Company Change',
  message: 'Are you sure you want to change the active Company? Any unsaved changes will be lost.',
  accept: 'Change',
};

export function ConfirmSample() {
  const ask = () => confirm({ ...question, level: 'danger', term: 'Harbor Pizza Co.', withPin: true });
  return (
    <Sample title="Confirm">
      <div className={styles.dialog}>
        <h3>{question.title}</h3>
        <ConfirmCard request={{ ...question, answer: nothing }} canAccept />
      </div>
      <div className={styles.tries}>
        <Button size="sm" onClick={() => confirm(question)}>
          Ask
        </Button>
        <Button size="sm" onClick={ask}>
          Ask with a term
        </Button>
      </div>
    </Sample>
  );
}

export function NoticeSample() {
  return (
    <Sample title="Notification">
      <Notice
        kind="success"
        title="Saved version 132."
        message="Reaches stores with the next publish."
        action={{ label: 'Undo', onClick: nothing }}
        onClose={nothing}
      />
      <div className={styles.tries}>
        <Button size="sm" onClick={() => notify.success('Reaches stores with the next publish.', { title: 'Saved.' })}>
          Success
        </Button>
        <Button size="sm" onClick={() => notify.error('Unable to retrieve locations')}>
          Error
        </Button>
      </div>
    </Sample>
  );
}
