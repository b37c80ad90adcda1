import { Button, type ButtonProps } from '@mantine/core';
import { IconDots, IconSettings } from '@tabler/icons-react';
import { IconButton } from '../actions/icon-button.tsx';
import { UnavailableButton } from '../actions/unavailable-button.tsx';
import styles from './gallery.module.css';
import { Sample } from './sample.tsx';

const kinds = [
  { variant: 'filled', word: 'Save' },
  { variant: 'default', word: 'Review' },
  { variant: 'subtle', word: 'Discard' },
  { variant: 'danger', word: 'Revert' },
];

export function ButtonSamples() {
  return (
    <Sample title="Buttons">
      <Row name="Rest">
        <Kinds />
      </Row>
      <Row name="Hover">
        <Kinds show="hover" />
      </Row>
      <Row name="Focus">
        <Kinds show="focus" count={3} />
      </Row>
      <Row name="Busy, off">
        <Button variant="filled" loading>
          Saving
        </Button>
        <Button disabled>Review</Button>
        <UnavailableButton reason="Coming Soon">Add a Coupon</UnavailableButton>
      </Row>
      <Row name="Sizes">
        <Button>32</Button>
        <Button size="sm">28</Button>
        <Button size="xs">24</Button>
        <IconButton variant="default" size="sm" label="More" icon={<IconDots size={16} stroke={1.75} aria-hidden />} />
        <IconButton size="sm" label="Settings" icon={<IconSettings size={16} stroke={1.75} aria-hidden />} />
      </Row>
    </Sample>
  );
}

function Kinds({ show, count = 4 }: { readonly show?: string; readonly count?: number }) {
  return kinds.slice(0, count).map(({ variant, word }) => (
    <Button key={word} {...kind(variant)} data-show={show}>
      {word}
    </Button>
  ));
}

/** The variants that Servery adds to Mantine's. */
function kind(variant: string): ButtonProps & { variant: string } {
  return { variant };
}

function Row({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.rowName}>{name}</span>
      {children}
    </div>
  );
}
