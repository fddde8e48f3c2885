import { fetchMessages } from '../../contract/messages/fetched.ts';

// As the first download does: what is shown has its words.
await Promise.all([fetchMessages('cs'), fetchMessages('en')]);
