/** Whether the console runs inside another page. SH-07, SH-12 */
export function isFramed(): boolean {
  return window.self !== window.top;
}
