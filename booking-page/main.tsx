import { render } from 'preact';
import { BookingPage } from './booking-page.tsx';
import { preferredLanguage } from './words/language.ts';

const place = document.getElementById('booking');
if (place !== null) render(<BookingPage first={preferredLanguage()} />, place);
