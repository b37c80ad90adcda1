import type { Page } from '@playwright/test';
import { createServerClient } from '@servery/terminal';
import { call } from '../support/console-calls.ts';

/** A terminal of a store, with a credential that the signed-in person makes. */
export async function reportFrom(page: Page, url: string, locationId: string) {
  const { id, secret } = await call(page, 'createCredential', {
    params: { companyId: 'harbor', locationId },
    body: { name: 'Register' },
  });
  return createServerClient(url, `${id}.${secret}`);
}
