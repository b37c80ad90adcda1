import { linkOf, mailTo } from './mailed-link.ts';
import { buildCompany, newAddress, type TestPerson, testServer } from './test-server.ts';

interface MailedLink {
  readonly userId: string;
  readonly inviteToken: string;
}

/** A new company, and calls about the accounts of its people. */
export async function newAccounts() {
  const server = await testServer();
  const company = await buildCompany(server);
  const { tag } = company;
  const emailOf = (person: TestPerson) => `${person}@${tag}.example`;

  /** A call of somebody who is not signed in. */
  const post = (path: string, payload: object, remoteAddress = newAddress()) =>
    server.http.inject({
      method: 'POST',
      url: `/api/users/${path}`,
      payload,
      headers: { 'x-servery-request': '1' },
      remoteAddress,
    });

  const askForReset = (emailAddress: string, remoteAddress?: string) =>
    post('sendPasswordReset', { emailAddress }, remoteAddress);

  return {
    server,
    company,
    tag,
    emailOf,
    post,
    askForReset,
    resetLink: async (person: TestPerson, count = 1): Promise<MailedLink> => {
      await askForReset(emailOf(person));
      return linkOf(await mailTo(server, emailOf(person), count));
    },
    isValid: ({ userId, inviteToken }: MailedLink, remoteAddress = newAddress()) =>
      server.http.inject({
        method: 'GET',
        url: `/api/users/isValidInviteToken?${new URLSearchParams({ userId, inviteToken })}`,
        remoteAddress,
      }),
  };
}

/** The codes of a refusal, in order. */
export function codesOf(answer: { json(): { errors: { code: string }[] } }): string[] {
  return answer.json().errors.map(({ code }) => code);
}
