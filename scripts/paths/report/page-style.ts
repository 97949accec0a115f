/** The look of the report: the product's paper and ink, by day and by night, on screen and in print. */
export const STYLE = `
:root{color-scheme:light dark;--paper:#FBF8F2;--sheet:#FFF;--ink:#16213A;--soft:#55607A;--line:#E3DDD0;--ok:#1E7A46;--warn:#8A5700;--bad:#B3261E;--bad-soft:#FBE9E7}
@media (prefers-color-scheme:dark){:root{--paper:#14171F;--sheet:#1C212C;--ink:#EEF1F7;--soft:#A5AFC4;--line:#2C3444;--ok:#63C58D;--warn:#F0B44C;--bad:#FF8A80;--bad-soft:#3A1F1E}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 "Public Sans Variable",system-ui,sans-serif}
header,main{max-width:1040px;margin:0 auto;padding:0 24px}header{display:flex;flex-wrap:wrap;gap:8px 24px;justify-content:space-between;align-items:baseline;padding-top:24px;border-bottom:1px solid var(--line)}
.brand{font:700 24px/1 "Bricolage Grotesque Variable",system-ui,sans-serif;letter-spacing:-.03em;margin:0 0 16px}.brand b{font-weight:500}.brand i{display:inline-block;height:.9em;margin:0 .06em;border-left:2px dotted #C8321F;vertical-align:-.1em}.slug{font-size:11px;letter-spacing:.08em;text-transform:uppercase;color:var(--soft);margin:0}
h1,h2,h3{font-family:"Bricolage Grotesque Variable","Public Sans Variable",system-ui,sans-serif;line-height:1.1}h1{font-size:clamp(34px,5vw,48px);max-width:20ch;margin:48px 0 12px;letter-spacing:-.02em}
h2{font-size:25px;margin:0 0 16px;padding-top:16px;border-top:2px solid var(--ink)}section{margin-top:64px}h3{display:inline;font-size:17px}
.lead{max-width:60ch;color:var(--soft)}.soft{color:var(--soft);font-size:13px}a{color:inherit}a:focus-visible,summary:focus-visible,input:focus-visible,.scroll:focus-visible{outline:3px solid #1F4FBF;outline-offset:2px}
.search{display:flex;gap:12px;align-items:center;margin-top:24px;font-weight:600}.search input{font:inherit;padding:8px 12px;min-width:0;flex:0 1 320px;border:1px solid var(--soft);border-radius:4px;background:var(--sheet);color:inherit}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:8px 12px 8px 0;border-bottom:1px solid var(--line);vertical-align:top;font-variant-numeric:tabular-nums}thead th{font-size:13px;color:var(--soft);font-weight:400}
.scroll{overflow-x:auto}.scroll td:not(:nth-child(5)){white-space:nowrap}.ticks{white-space:normal}.ticks{display:inline-flex;gap:1px;margin-left:12px;flex-wrap:wrap;max-width:260px}.ticks i{width:3px;height:12px;background:var(--ink)}.ticks i[data-verdict=failed]{background:var(--bad)}.ticks i[data-verdict=not-walked]{background:none;border:1px solid var(--warn)}
[data-tone=ok]{color:var(--ok)}[data-tone=bad]{color:var(--bad)}[data-tone=warn]{color:var(--warn)}
.changes div{display:grid;grid-template-columns:120px 1fr;gap:12px;padding:8px 0;border-bottom:1px solid var(--line)}dt{font-weight:700}dd{margin:0}dd ul{list-style:none;margin:4px 0 0;padding:0}
.chart{display:block;width:100%;min-width:640px;height:auto;font:12px "Public Sans Variable",system-ui,sans-serif}.chart rect{fill:var(--sheet);stroke:var(--ink);stroke-width:1.5}.chart .state .name{font-weight:700;fill:var(--ink);font-size:13px}.chart [data-kind=group] rect{stroke-dasharray:2 3}.chart [data-kind=missed] rect{stroke:var(--warn);stroke-dasharray:5 3}
.arrow{fill:none;stroke:var(--ink);stroke-width:1.4}.arrow[data-verdict=generated]{stroke:var(--soft)}.arrow[data-verdict=failed]{stroke:var(--bad);stroke-width:2.5}.arrow[data-verdict=not-walked]{stroke:var(--warn);stroke-dasharray:4 3}.head{fill:var(--ink)}.head[data-verdict=generated]{fill:var(--soft)}.head[data-verdict=failed]{fill:var(--bad)}.head[data-verdict=not-walked]{fill:var(--warn)}
.label{fill:var(--soft);font-size:11px;paint-order:stroke;stroke:var(--paper);stroke-width:4px}.state .label{stroke:none}.label[data-verdict=failed]{fill:var(--bad);font-weight:700}.label[data-verdict=not-walked]{fill:var(--warn)}
details{margin-top:12px}summary{cursor:pointer;padding:10px 0;border-bottom:1px solid var(--line)}.path>ol{list-style:none;counter-reset:step;padding:0;margin:0}.path li{counter-increment:step;display:grid;grid-template-columns:40px 1fr auto;gap:16px;padding:16px 0;border-bottom:1px solid var(--line)}.path li::before{content:counter(step);font-weight:700;font-size:17px}.path li p{margin:0 0 4px;max-width:64ch}.path li .sees{color:var(--soft)}.by-hand{margin-top:64px;border-top:2px solid var(--ink)}.by-hand h2{display:inline;border:0}.by-hand p{max-width:64ch}.by-hand .changes div{grid-template-columns:minmax(120px,240px) 1fr}.path img{max-width:200px;height:auto;border:1px solid var(--line)}
.torn{background:var(--bad-soft);border-top:3px dotted var(--bad)}pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:13px;margin:8px 0 0}code{font-size:13px}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;top:8px;background:var(--sheet);padding:8px}
@media (max-width:660px){.changes div,.by-hand .changes div{grid-template-columns:1fr;gap:2px}.search{flex-direction:column;align-items:stretch;gap:4px}.search input{flex:none}header{padding-top:16px}.path li{grid-template-columns:28px 1fr}.path li a{grid-column:2}h1{margin-top:32px}header,main{padding:0 16px}}
@media print{details:not([open])>*{display:revert}.search,.skip{display:none}body{background:#fff;color:#000}section{break-inside:auto}li{break-inside:avoid}}
`;

/** Search by words of a path, and opening what a link leads to. */
export const SCRIPT = `
const field=document.getElementById('search'),found=document.getElementById('found'),paths=[...document.querySelectorAll('.path')];
field.addEventListener('input',()=>{const words=field.value.toLowerCase().split(/\\s+/).filter(Boolean);let n=0;for(const path of paths){const text=path.textContent.toLowerCase();const shown=words.every(word=>text.includes(word));path.hidden=!shown;if(shown)n++}found.textContent=words.length?n+' of '+paths.length+' paths':''});
const open=()=>{const target=location.hash&&document.getElementById(decodeURIComponent(location.hash.slice(1)));if(!target)return;for(let one=target;one;one=one.parentElement)if(one.tagName==='DETAILS')one.open=true;target.scrollIntoView()};
addEventListener('hashchange',open);open();
addEventListener('beforeprint',()=>{for(const one of document.querySelectorAll('details'))one.open=true});
`;
