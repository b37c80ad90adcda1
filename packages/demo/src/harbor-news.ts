/** News that every demo shows, dated around the day it is loaded. */
export function harborNews(): readonly object[] {
  return [
    article(
      'n1',
      'Winter menu',
      '<p>The winter menu is in the console. Review prices by <strong>Friday</strong>; publishing starts Saturday at 3:00 AM store time.</p>',
      -1,
    ),
    article(
      'n2',
      'Holiday hours',
      '<p>Please enter the hours of Thanksgiving and Christmas Eve for your store under Hours.</p>',
      -4,
    ),
  ];
}

export function providerNews(): readonly object[] {
  return [
    article(
      'p1',
      'Publishing in batches',
      '<p>Publications now reach stores five at a time, half a minute apart. The publish board shows each store as it goes live.</p>',
      -2,
    ),
    article(
      'p2',
      'Price grids take paste',
      '<p>Copy a block of prices from a spreadsheet and paste it into any price grid.</p>',
      -9,
    ),
  ];
}

function article(id: string, title: string, content: string, daysAgo: number): object {
  const publishDate = new Date(Date.now() + daysAgo * 86_400_000).toISOString();
  return { id, title, displayTitle: title, content, status: 'ACTIVE', publishDate, expirationDate: null };
}
