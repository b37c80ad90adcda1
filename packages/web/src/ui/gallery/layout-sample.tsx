import { Grid } from '../layout/grid.tsx';
import { Heading } from '../layout/heading.tsx';
import { Muted } from '../layout/muted.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { Sample } from './sample.tsx';

export function LayoutSample() {
  return (
    <Sample title="Layout">
      <Stack gap={3}>
        <Row gap={2} align="baseline">
          <Heading>Heading</Heading>
          <Text tone="muted">Text, muted</Text>
          <Text place="end" tone="faint" size="sm">
            Text, faint, at the end
          </Text>
        </Row>
        <Muted small>Muted, small: a note about what is above it.</Muted>
        <Row as="ul" gap={2} wrap>
          {['Row', 'as a list', 'with wrap'].map((name) => (
            <Text key={name} as="li" tone="muted">
              {name}
            </Text>
          ))}
        </Row>
        <Grid columns={2} gap={3}>
          <Stack gap={1}>
            <Heading as="h3">Left</Heading>
            <Muted>Grid of two columns</Muted>
          </Stack>
          <Stack gap={1}>
            <Heading as="h3">Right</Heading>
            <Muted>Stacks inside it</Muted>
          </Stack>
        </Grid>
      </Stack>
    </Sample>
  );
}
