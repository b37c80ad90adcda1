import { Link } from '@tanstack/react-router';
import type { PlaceLink } from './place-link.ts';

type PlaceWordsProps = {
  /** Null where no screen shows the place, or none that this person may open. */
  readonly link: PlaceLink | null;
  readonly children: string;
};

/** Words that lead to a place of a document; without a way there, only the words. */
export function PlaceWords({ link, children }: PlaceWordsProps) {
  if (link === null) return <span>{children}</span>;
  return (
    <Link to={link.to} search={link.search}>
      {children}
    </Link>
  );
}
