import type { ReactNode } from 'react';
import { EmptyState } from '../../messages/empty-state.tsx';
import { Stack } from '../stack.tsx';
import { Page } from './page.tsx';
import { PageHeader } from './page-header.tsx';

type RefusedPageProps = {
  readonly title: string;
  /** The sentence of the refusal; the reason comes below it. */
  readonly refusal: string;
  readonly children: ReactNode;
  readonly back?: ReactNode;
};

/** In place of a screen, for a person who typed its address without the right to it; nothing is asked of the server. */
export function RefusedPage({ title, refusal, children, back }: RefusedPageProps) {
  return (
    <Page>
      <Stack gap={4}>
        <PageHeader title={title} {...(back !== undefined && { back })} />
        <EmptyState title={refusal}>{children}</EmptyState>
      </Stack>
    </Page>
  );
}
