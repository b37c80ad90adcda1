import { useRouter } from '@tanstack/react-router';

/** Whether this build has a screen at a path (`/news/$companyId`): a link that leads nowhere is not shown. */
export function useIsBuilt(): (path: string) => boolean {
  const routes = useRouter().routesByPath;
  return (path) => path in routes;
}
