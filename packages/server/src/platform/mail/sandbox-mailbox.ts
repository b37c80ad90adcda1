import { z } from 'zod';

const mailsSchema = z.array(
  z.object({
    id: z.number(),
    at: z.string(),
    from: z.string(),
    to: z.array(z.string()),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
  }),
);

/**
 * The messages that the mail sandbox received, newest first.
 * @param url its `/messages`
 */
export async function readSandboxMailbox(url: string): Promise<z.infer<typeof mailsSchema>> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(3000), redirect: 'error' });
  return mailsSchema.parse(await answer.json());
}
