import { type LocationSettings, newCourse, newDiningTable, newHappyHour, newTableSection } from '@servery/domain';

type Tables = Pick<LocationSettings, 'tableSettings' | 'barSettings'>;

/** The dining room and the bar of Harbor Pizza Co. */
export function harborTables({ tableSettings, barSettings }: LocationSettings): Tables {
  return {
    tableSettings: {
      ...tableSettings,
      seatNumbers: { enabled: true, required: false },
      coursing: { enabled: true, holdNext: true },
      courses: ['Starters', 'Pizza', 'Desserts'].map((name) => newCourse({ id: `course-${idOf(name)}`, name })),
      sections: ['Main Room', 'Window', 'Patio'].map((name) => newTableSection({ id: `section-${idOf(name)}`, name })),
      tables: [
        ...tablesIn('section-main-room', 1, [4, 4, 4, 6, 6, 8]),
        ...tablesIn('section-window', 10, [2, 2, 2]),
        ...tablesIn('section-patio', 20, [4, 4, 6]),
      ],
    },
    barSettings: {
      ...barSettings,
      tabs: { ...barSettings.tabs, closeAtEndOfDay: true, limit: { enabled: true, amount: '250.00' } },
      happyHourLimit: { enabled: true, drinks: 3 },
      happyHours: [
        newHappyHour({ id: 'happy-weekdays', name: 'After Work' }),
        newHappyHour({
          id: 'happy-late',
          name: 'Late Slice',
          days: [5, 6],
          startTime: 79_200,
          endTime: 3600,
          discountPercentage: '15.00',
        }),
      ],
    },
  };
}

function tablesIn(section: string, first: number, seats: readonly number[]) {
  return seats.map((count, at) =>
    newDiningTable({ id: `table-${first + at}`, name: String(first + at), section, seats: count }),
  );
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
