import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { ApiError } from '../api/api-result.ts';
import { usePhrases } from '../phrases/phrases.ts';
import { tenantsPhrases } from '../phrases/tenants/tenants.ts';
import { EmptyState } from '../ui/messages/empty-state.tsx';
import { LoadState } from '../ui/messages/load-state.tsx';

type LoadStateProps = ComponentProps<typeof LoadState>;

type TenantLoadStateProps = Omit<LoadStateProps, 'query'> & {
  readonly query: LoadStateProps['query'] & { readonly error: unknown };
  /** The list that it belongs to. */
  readonly list: keyof typeof refusals;
};

const refusals = {
  '/locations': { title: 'locationRefused', hint: 'refusedHint', back: 'showLocations' },
  '/groups': { title: 'groupRefused', hint: 'refusedHint', back: 'showGroups' },
  '/companies': { title: 'companyRefused', hint: 'companyRefusedHint', back: 'showCompanies' },
} as const;

/** The message in place of a location, a group or a company; one that none of the person's roles reaches is not called deleted. */
export function TenantLoadState({ query, list, ...words }: TenantLoadStateProps) {
  const t = usePhrases(tenantsPhrases);
  const navigate = useNavigate();
  const { error } = query;
  if (!(error instanceof ApiError && error.failure.status === 'forbidden'))
    return <LoadState query={query} {...words} />;
  const { title, hint, back } = refusals[list];
  return (
    <EmptyState title={t(title)} action={<Button onClick={() => navigate({ to: list })}>{t(back)}</Button>}>
      {t(hint)}
    </EmptyState>
  );
}
