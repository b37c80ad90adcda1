/** A list that counts how often it is read: elements, its length, its methods. */
export function watchedList<Row extends object>(rows: Row[]) {
  let reads = 0;
  const list = new Proxy(rows, {
    get: (target, field) => {
      reads += 1;
      return Reflect.get(target, field);
    },
  });
  return { list, reads: () => reads };
}
