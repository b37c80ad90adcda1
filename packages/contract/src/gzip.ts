/** A value as gzip-compressed JSON, the body of calls that carry a whole menu. MN-17, MN-18 */
export async function gzipJson(value: unknown): Promise<Blob> {
  const text = new Blob([JSON.stringify(value)]);
  return new Response(text.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}
