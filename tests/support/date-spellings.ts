type Day = { readonly year: number; readonly month: number; readonly day: number };
type Time = { readonly hour: number; readonly minute: number };

const two = (value: number): string => String(value).padStart(2, '0');
const months = ['ledna', 'února', 'března', 'dubna', 'května', 'června', 'července', 'srpna', 'září', 'října', 'listopadu', 'prosince'];
const weekdays = ['neděle', 'pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota'];

/** The ways in which people write a day, and a time behind it. */
export function spellingsOf({ year, month, day }: Day, time?: Time): readonly string[] {
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
  const years = year >= 2000 && year < 2070 ? [String(year), two(year % 100)] : [String(year)];
  const numbers = [
    [String(day), String(month)],
    [two(day), two(month)],
    [two(day), String(month)],
    [String(day), two(month)],
  ];
  const dotted = numbers.flatMap(([d = '', m = '']) =>
    years.flatMap((y) => [
      `${d}.${m}.${y}`,
      `${d}. ${m}. ${y}`,
      `${d}. ${m}.${y}`,
      `${d}.\u00a0${m}.\u00a0${y}`,
      `${d} ${m} ${y}`,
      `${d},${m},${y}`,
    ]),
  );
  const iso = `${year}-${two(month)}-${two(day)}`;
  const named = [
    `${weekday} ${day}. ${month}. ${year}`,
    `${weekday.toUpperCase()}, ${day}.${month}.${year}`,
    `${day}. ${months[month - 1] ?? ''} ${year}`,
    `v ${weekday} ${day}. ${months[month - 1] ?? ''} ${year}`,
  ];
  const written = [...dotted, ...named];
  if (time === undefined) return [...written, `  ${day}. ${month}. ${year} `, iso, `${two(day)}${two(month)}${year}`];
  const hours = [`${time.hour}:${two(time.minute)}`, `${two(time.hour)}.${two(time.minute)}`];
  const full = written.filter((text) => text.endsWith(String(year)));
  return [
    ...written.flatMap((text) => hours.flatMap((hour) => [`${text} ${hour}`, `${text}, ${hour}`])),
    ...full.flatMap((text) => [
      `${text} v ${hours[0] ?? ''}`,
      `${text} ${two(time.hour)}${two(time.minute)}`,
      `${text} ${hours[0] ?? ''} h`,
    ]),
    `${iso}T${two(time.hour)}:${two(time.minute)}`,
    `${iso} ${two(time.hour)}:${two(time.minute)}:00`,
    `${two(day)}${two(month)}${year}${two(time.hour)}${two(time.minute)}`,
  ];
}
