import { monthNames } from '../../../domain/monthNames.ts';
import type { dateEntry as th } from '../../th/app/dateEntry.ts';

export const dateEntry: typeof th = {
  open: { date: 'Choose a date from the calendar', time: 'Choose a time', dateTime: 'Choose date and time' },
  example: (text) => `e.g. ${text}`,
  faults: {
    unreadable: (example) => `Check the format, ${example}`,
    notOffered: 'That time is not available. Press the icon to see the times that are',
    tooEarly: (earliest) => `${earliest} at the earliest`,
    tooLate: (latest) => `${latest} at the latest`,
  },
  previous: { days: 'Previous month', months: 'Previous year', years: 'Previous ten years' },
  next: { days: 'Next month', months: 'Next year', years: 'Next ten years' },
  chooseMonth: (month) => `${month}, choose another month`,
  chooseYear: (year) => `${year}, choose another year`,
  today: 'Today',
  now: 'Now',
  use: { time: 'Use this time', dateTime: 'Use this date and time' },
  hour: 'Hour',
  minute: 'Minute',
  second: 'Second',
  period: 'AM or PM',
  periods: { am: 'AM', pm: 'PM' },
  dayLabel: (weekday, day) => `${weekday}, ${day}`,
  weekdays: [
    ['Sun', 'Sunday'],
    ['Mon', 'Monday'],
    ['Tue', 'Tuesday'],
    ['Wed', 'Wednesday'],
    ['Thu', 'Thursday'],
    ['Fri', 'Friday'],
    ['Sat', 'Saturday'],
  ],
  months: monthNames.en,
};
