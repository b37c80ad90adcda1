import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.ts';
import { UiProvider } from '../ui-provider.tsx';
import { Grid } from './grid.tsx';
import { Heading } from './heading.tsx';
import { gaps, lineGaps } from './look.ts';
import { Muted } from './muted.tsx';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';
import { Text } from './text.tsx';

const styleOf = (name: string) => getComputedStyle(page.getByText(name, { exact: true }).element());
const boxOf = (name: string) => page.getByText(name, { exact: true }).element().getBoundingClientRect();

test('a gap is so many times 4 px; the gap between lines may differ', async () => {
  const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6] as const;
  await render(
    <UiProvider>
      {steps.map((step) => (
        <Row key={step} gap={step}>{`gap ${step}`}</Row>
      ))}
      <Row gap={4} lineGap={0}>
        lines
      </Row>
      <Grid columns={2} gap={10} lineGap={4}>
        wide
      </Grid>
    </UiProvider>,
  );
  for (const step of steps) expect(styleOf(`gap ${step}`).gap).toBe(`${step * 4}px`);
  expect(styleOf('lines').gap).toBe('0px 16px');
  expect(styleOf('wide').gap).toBe('16px 40px');
  expect(Object.values({ ...gaps, ...lineGaps }).every(Boolean)).toBe(true);
});

test('a row puts its children beside each other, a stack below each other', async () => {
  await render(
    <UiProvider>
      <Row gap={2}>
        <span>one</span>
        <Text place="end">two</Text>
      </Row>
      <Stack gap={3}>
        <span>three</span>
        <span>four</span>
      </Stack>
    </UiProvider>,
  );
  expect(boxOf('two').top).toBe(boxOf('one').top);
  expect(boxOf('two').right).toBe(document.body.getBoundingClientRect().right);
  expect(boxOf('four').top).toBe(boxOf('three').bottom + 12);
  expect(boxOf('four').width).toBe(document.body.clientWidth);
});

test('what has a maximum width takes the room up to it', async () => {
  await render(
    <UiProvider>
      <Stack maxWidth={200}>narrow</Stack>
      <Grid columns={{ min: 20 }} maxWidth={90_000}>
        wide
      </Grid>
    </UiProvider>,
  );
  expect(boxOf('narrow').width).toBe(200);
  expect(boxOf('wide').width).toBe(document.body.clientWidth);
});

test('a grid has two halves, or as many columns as fit', async () => {
  await render(
    <UiProvider>
      <div style={{ width: 500 }}>
        <Grid columns={2} gap={5}>
          <p>half</p>
        </Grid>
        <Grid columns={{ min: 100 }}>
          <p>filled</p>
        </Grid>
        <Grid columns={{ min: 100 }} stretch>
          <p>stretched</p>
        </Grid>
        <Grid columns={{ min: 900 }}>
          <p>too wide</p>
        </Grid>
      </div>
    </UiProvider>,
  );
  expect(boxOf('half').width).toBe(240);
  expect(boxOf('filled').width).toBe(100);
  expect(boxOf('stretched').width).toBe(500);
  expect(boxOf('too wide').width).toBe(500);
});

test('words take the element, its props and the look of their component', async () => {
  const screen = await render(
    <UiProvider>
      <Muted small role="status">
        note
      </Muted>
      <Text as="time" dateTime="2026-11-23" tone="bad" weight="medium">
        today
      </Text>
      <Heading id="panel">Panel</Heading>
      <Heading as="h3">Part</Heading>
    </UiProvider>,
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('note');
  expect(styleOf('note')).toMatchObject({ fontSize: '12px', lineHeight: '16px' });
  expect(screen.getByText('today').element().outerHTML).toMatch(/^<time datetime="2026-11-23" class="/);
  expect(styleOf('today').fontWeight).toBe('500');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Panel' })).toHaveAttribute('id', 'panel');
  expect(styleOf('Panel')).toMatchObject({ fontSize: '14px', fontWeight: '600' });
  expect(styleOf('Part')).toMatchObject({ fontSize: '13px', fontWeight: '600' });
});
