/** `11/20/2026 09:41 AM`, in the reader's time. */
export function shownDateTime(at: string | number): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const minutes = String(date.getMinutes()).padStart(2, '0');
  const hour = String(date.getHours() % 12 || 12).padStart(2, '0');
  return `${shownDate(at)} ${hour}:${minutes} ${date.getHours() < 12 ? 'AM' : 'PM'}`;
}

/** `11/20/2026` */
export function shownDate(at: string | number): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}`;
}
