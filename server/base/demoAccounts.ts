import type { Role } from '../../src/domain/people/identity.ts';

export type DemoAccount = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
};

/** The public accounts of the demo shop; production refuses to start while one works. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'student',
    email: 'student@lanrian.example',
    password: 'learn-with-joy',
    role: 'student',
    firstName: 'มะลิ',
    lastName: 'ใจดี',
  },
  {
    username: 'admin',
    email: 'admin@lanrian.example',
    password: 'keep-the-shop',
    role: 'administrator',
    firstName: 'สมศรี',
    lastName: 'ดูแลร้าน',
  },
  {
    username: 'instructor',
    email: 'instructor@lanrian.example',
    password: 'teach-with-care',
    role: 'instructor',
    firstName: 'ปวีณา',
    lastName: 'ศรีสุข',
  },
];
