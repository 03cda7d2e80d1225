import type { Bilingual } from '../demoTypes.ts';

/** A page of the demo shop; the texts are HTML. */
type DemoPage = { readonly path: string; readonly title: Bilingual; readonly body: Bilingual };

/** The demo shop's pages in the order of its links. */
export const pages: readonly DemoPage[] = [
  {
    path: 'about',
    title: { th: 'เกี่ยวกับเรา', en: 'About us' },
    body: {
      th: `<p>ลานเรียนเริ่มจากลานหน้าบ้านจริง ๆ ป้าข้างบ้านสอนย้อมครามให้เด็ก ๆ ตอนเย็น ใครเดินผ่านก็แวะมานั่งดู เราอยากให้ลานแบบนั้นอยู่ในมือถือของทุกคน</p>

<h2>ใครสอนที่นี่</h2>

<p>คนที่ทำงานนั้นอยู่ทุกวัน ทั้งนักบัญชี ช่างไม้ พยาบาล ล่าม และนักวิเคราะห์ข้อมูล เราคุยกับผู้สอนทุกคน และลองเรียนเองก่อนเปิดขาย</p>

<h2>เรียนอย่างไร</h2>

<ul>
<li>บทสั้น ๆ ดูจบระหว่างรอรถ</li>
<li>เก็บบทเรียนลงเครื่อง ดูต่อได้แม้ไม่มีสัญญาณ</li>
<li>สงสัยตรงไหน ถามผู้สอนใต้คอร์สได้เลย</li>
</ul>

<p>แวะดู<a href="/courses">คอร์สทั้งหมด</a> หรือเขียนมาทักทายที่ <a href="mailto:hello@lanrian.example">hello@lanrian.example</a> เราอ่านทุกฉบับ</p>`,
      en: `<p>Lanrian began on a real yard in front of a house. A neighbour taught children to dye with indigo in the evening, and whoever passed by sat down to watch. We would like that yard to be in everybody's pocket.</p>

<h2>Who teaches here</h2>

<p>People who do the work every day: accountants, carpenters, nurses, interpreters, data analysts. We talk to every teacher and take each course ourselves before it is sold.</p>

<h2>How you learn</h2>

<ul>
<li>Short lectures that fit into the wait for a bus</li>
<li>Lectures kept on the phone play without a signal</li>
<li>Not sure about something? Ask the teacher right under the course</li>
</ul>

<p>Have a look at <a href="/courses">all courses</a>, or say hello at <a href="mailto:hello@lanrian.example">hello@lanrian.example</a>. We read every letter.</p>`,
    },
  },
  {
    path: 'refunds',
    title: { th: 'การคืนเงิน', en: 'Refunds' },
    body: {
      th: `<p>ซื้อแล้วไม่ใช่อย่างที่คิด บอกเราได้ เราคืนเงินให้โดยไม่ถามเยอะ</p>

<h2>คืนได้เมื่อไร</h2>

<table>
<thead><tr><th scope="col">คอร์ส</th><th scope="col">คืนเต็มจำนวน</th></tr></thead>
<tbody>
<tr><td>เรียนออนไลน์</td><td>ภายใน 7 วัน และดูไปไม่เกิน 2 บท</td></tr>
<tr><td>เรียนในห้องหรือเรียนสด</td><td>ก่อนวันเรียน 3 วันขึ้นไป</td></tr>
<tr><td>หนังสือและอุปกรณ์</td><td>ภายใน 7 วัน ถ้ายังไม่ได้ใช้</td></tr>
</tbody>
</table>

<h2>ทำอย่างไร</h2>

<ol>
<li>เขียนถึง <a href="mailto:refund@lanrian.example">refund@lanrian.example</a> พร้อมเลขที่คำสั่งซื้อ</li>
<li>เราตอบภายใน 1 วันทำการ</li>
<li>เงินเข้าบัญชีเดิมภายใน 5 วันทำการ</li>
</ol>

<p>ถ้าเป็นความผิดของเรา เช่น คอร์สเปิดไม่ได้หรือผู้สอนยกเลิก เราคืนให้เต็มจำนวนเสมอ</p>`,
      en: `<p>Not what you had hoped for? Tell us, and we give the money back without many questions.</p>

<h2>When</h2>

<table>
<thead><tr><th scope="col">Course</th><th scope="col">Back in full</th></tr></thead>
<tbody>
<tr><td>Online</td><td>Within 7 days, with at most 2 lectures watched</td></tr>
<tr><td>In class or live</td><td>Up to 3 days before it begins</td></tr>
<tr><td>Books and tools</td><td>Within 7 days, unused</td></tr>
</tbody>
</table>

<h2>How</h2>

<ol>
<li>Write to <a href="mailto:refund@lanrian.example">refund@lanrian.example</a> with the number of the order</li>
<li>We answer within 1 working day</li>
<li>The money is on the same account within 5 working days</li>
</ol>

<p>Where the fault is ours, such as a course that does not open or a teacher who cannot come, you always get everything back.</p>`,
    },
  },
  {
    path: 'terms',
    title: { th: 'ข้อตกลงการใช้บริการ', en: 'Terms of service' },
    body: {
      th: `<p>อ่านจบในสองนาที เขียนไว้ให้เข้าใจตรงกันทั้งสองฝ่าย</p>

<h2>คุณได้อะไร</h2>

<ul>
<li>สิทธิ์เรียนคอร์สที่ซื้อ ตามระยะเวลาของแผนที่เลือก บนเครื่องของคุณเอง</li>
<li>บทเรียนที่บันทึกไว้ในเครื่อง ดูได้แม้ไม่มีสัญญาณ</li>
</ul>

<h2>เราขออะไร</h2>

<ul>
<li>บัญชีหนึ่งใช้คนเดียว ไม่แชร์รหัสผ่าน ไม่อัดบทเรียนไปเผยแพร่</li>
<li>ถามและตอบกันด้วยความสุภาพ</li>
</ul>

<h2>ราคาและการคืนเงิน</h2>

<p>ราคาที่เห็นรวมภาษีแล้ว คำสั่งซื้อสมบูรณ์เมื่อร้านได้รับเงิน อยากคืนดูได้ที่<a href="/page/refunds">การคืนเงิน</a></p>

<h2>ถ้าข้อตกลงเปลี่ยน</h2>

<p>คำสั่งซื้อเดิมใช้ข้อตกลงฉบับวันที่สั่งซื้อเสมอ</p>`,
      en: `<p>Two minutes of reading, so that both of us understand the same.</p>

<h2>What you get</h2>

<ul>
<li>The right to learn what you bought, for the time of the plan that you chose, on your own devices</li>
<li>Lectures that you saved play without a signal</li>
</ul>

<h2>What we ask</h2>

<ul>
<li>One account is for one person: no shared password, no copies for others</li>
<li>Questions and answers stay polite</li>
</ul>

<h2>Prices and refunds</h2>

<p>Prices include VAT. An order is complete once the shop has the money. For giving it back, see <a href="/page/refunds">Refunds</a>.</p>

<h2>When these terms change</h2>

<p>An order keeps the terms of the day on which it was placed.</p>`,
    },
  },
  {
    path: 'privacy',
    title: { th: 'ข้อมูลส่วนตัวของคุณ', en: 'Your privacy' },
    body: {
      th: `<p>เราเก็บเท่าที่ต้องใช้ เล่าให้ฟังแบบไม่ต้องเปิดพจนานุกรม</p>

<h2>เราเก็บอะไร</h2>

<ul>
<li>ชื่อ อีเมล และเบอร์โทร เพื่อส่งคอร์สและติดต่อเรื่องคำสั่งซื้อ</li>
<li>รูปสลิป เพื่อตรวจยอดโอน มีแค่คุณกับคนตรวจของร้านที่เห็น</li>
<li>เรียนถึงบทไหนแล้ว เพื่อให้เรียนต่อได้ถูกที่</li>
</ul>

<h2>เราไม่ทำอะไร</h2>

<p>ไม่ขายข้อมูลให้ใคร ไม่เก็บเลขบัตรเครดิต และไม่นับสถิติการเข้าชมของคุณถ้าคุณไม่ยินยอม</p>

<h2>สิทธิของคุณ</h2>

<p>ขอดู แก้ไข หรือลบข้อมูลของคุณได้ตามกฎหมายคุ้มครองข้อมูลส่วนบุคคล (PDPA) แก้เองได้ในหน้า<a href="/myaccount">บัญชีของฉัน</a> หรือเขียนถึง <a href="mailto:privacy@lanrian.example">privacy@lanrian.example</a></p>`,
      en: `<p>We keep what we need and no more. Here it is without a dictionary.</p>

<h2>What we keep</h2>

<ul>
<li>Name, e-mail and telephone, to bring you the course and to talk about your order</li>
<li>The picture of your slip, to check the transfer; only you and whoever checks it see it</li>
<li>How far you have come in a course, so that you go on in the right place</li>
</ul>

<h2>What we do not do</h2>

<p>We sell nothing to anybody, we keep no card numbers, and we do not count your visits unless you agree.</p>

<h2>Your rights</h2>

<p>You may see, change or delete your data, as the Personal Data Protection Act (PDPA) says. Change it yourself under <a href="/myaccount">my account</a>, or write to <a href="mailto:privacy@lanrian.example">privacy@lanrian.example</a>.</p>`,
    },
  },
];
