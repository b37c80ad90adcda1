/** SH-04: the suffix says which kind of host this is: a release candidate's, a development build's, or none. */
export function versionLabel(version: string, host: string): string {
  if (/(^|[.-])(rc|staging)[.-]/.test(host)) return `${version}-RC`;
  if (/(^|[.-])(dev|snapshot)[.-]/.test(host)) return `${version}-SNAPSHOT`;
  return version;
}
