/** One spelling per mailbox: compatibility-normalised and lower case, so that look-alike widths and cases meet. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
