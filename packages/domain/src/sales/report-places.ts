const ofTag = 'tag:';

interface PlacedLocation {
  readonly id: string;
  readonly groupId: string | null;
  readonly tags: readonly string[];
}

/** Whether a location is this place, or is of this group, or has this tag. */
export function isAtPlace({ id, groupId, tags }: PlacedLocation, place: string): boolean {
  const tag = tagOfPlace(place);
  return tag === undefined ? place === id || place === groupId : tags.includes(tag);
}

/** Among the places of a report: the locations that have a tag, as `tag:open%20late`. */
export function placeOfTag(tag: string): string {
  return ofTag + encodeURIComponent(tag.toWellFormed());
}

/** The tag that such a place names; undefined: it is the id of a location or group, or names nothing. */
function tagOfPlace(place: string): string | undefined {
  if (!place.startsWith(ofTag)) return undefined;
  try {
    return decodeURIComponent(place.slice(ofTag.length));
  } catch {
    return undefined;
  }
}
