"""The words that were chosen, and the renderings that they have replaced."""

from typing import Final, NamedTuple


class Refused(NamedTuple):
    """A rendering that no text has, and what it has instead."""

    where: str
    """``all``, a game, or ``words`` for whatever is not prose of a pack."""
    language: str
    pattern: str
    instead: str


def _all(*pairs: tuple[str, str]) -> list[Refused]:
    return [Refused("all", "ja", pattern, instead) for pattern, instead in pairs]


STYLE: Final = _all(
    ("誰", "だれ"),
    ("(?<![手相継])続[くけいきかっ]", "つづく"),
    ("戻(?!す$)", "もどる"),
    ("となり", "隣"),
    ("いちばん", "一番"),
    ("えら[ばびぶべぼん]", "選ぶ"),
    ("手もと", "手元"),
    ("とど[くけいかき](?!ろ)", "届く"),
    ("(?<!見)(?<!つ)まわ[すしさせ]", "回す"),
    ("わたす", "渡す"),
    ("(?<![かが])かわり(?!が)", "代わり"),
    ("[0-9一二三四五六七八九十](?:枚|つ|個|度|回|人)め(?!く)", "目"),
    ("子供(?!部屋)", "子ども"),
    ("入れ替わ", "入れかわる"),
    ("[０-９]", "half-width numbers"),
    ("[ぁ-んァ-ヶ一-龥」）][:;!?,](?=\\s|[ぁ-んァ-ヶ一-龥]|$)", "Japanese punctuation"),
    ("[0-9]–[0-9]", "〜"),
)
"""One way to write each word."""

TERMS: Final = [
    *_all(
        ("持ちもの", "持ち物"),
        ("見物|見学", "観戦"),
        ("自由な夜", "フリープレイ"),
        ("隠し部屋|秘密の通路", "隠し通路"),
    ),
    Refused("all", "en", r"\blook(?:s|ing)? on\b", "watch"),
    Refused("words", "ja", "(?:です|ます|ません|でした|(?<!さ)ました)。", "the plain form"),
    # Hako Onna
    Refused("hako-onna", "ja", "亡霊|怨霊|箱の者|箱の側", "箱女か箱人"),
    Refused("hako-onna", "ja", "箱女ボード|金庫ボード", "箱女カード、金庫カード"),
    Refused("hako-onna", "ja", "GRUDGE", "赤い部屋か子供部屋"),
    Refused("hako-onna", "en", "GRUDGE", "the Red Bedroom or the Kid's Room"),
    Refused("hako-onna", "ja", "金庫の番号", "ダイヤルの番号"),
    Refused("hako-onna", "ja", "書斎の机の足元", "書斎机の足元"),
    Refused("hako-onna", "ja", "タイル", "チップ"),
    Refused("hako-onna", "ja", "山(?!札)", "山札"),
    Refused("hako-onna", "ja", "あきらめ", "絶望"),
    Refused("hako-onna", "en", r"\b(?:Her|Your|her|your) time\b", "turn"),
    Refused("hako-onna", "en", r"\bthe number [1-6]\b", "Combination 1"),
    Refused("hako-onna", "en", r"\b(?:left|right) place\b", "left-hand slot"),
    Refused("hako-onna", "en", "looks? into", "Peek"),
    Refused("hako-onna", "en", r"\b[Mm]ansion\b", "house"),
    # Betrayal
    Refused("betrayal", "ja", "ヒーロー", "英雄"),
    Refused("betrayal", "ja", "(?<![ァ-ヴー本分き])家(?![宝具屋])", "館, or 一族"),
    Refused("betrayal", "ja", "発覚者", "呼び起こした者"),
    Refused("betrayal", "ja", "危機", "瀕死"),
    Refused("betrayal", "ja", "出入口", "戸口"),
    Refused("betrayal", "ja", "錠", "鍵"),
    Refused("betrayal", "ja", "一行[はがに]", "一同"),
    Refused("betrayal", "ja", "行動", "アクション"),
    Refused("betrayal", "ja", "主な目的|わきの目的", "主目的、副目的"),
    Refused("betrayal", "ja", "盗", "奪う"),
    Refused("betrayal", "ja", "【動かす】|【祈る】", "【扱う】、【唱える】"),
    Refused("betrayal", "ja", "伏せた印|印の駒|マーカー", "カード、トークン"),
    Refused("betrayal", "ja", "数字トラック", "トラック"),
    Refused("betrayal", "ja", "亡骸", "遺体"),
    Refused("betrayal", "ja", "日誌|家の歴史|家の記録", "年代記、地代帳"),
    Refused("betrayal", "ja", "沼地", "湿地"),
    Refused("betrayal", "ja", "破れた署名", "ちぎれた署名"),
    Refused("betrayal", "ja", "(?<!タイルの)(?<!ものの)山(?![札林])", "山札"),
    Refused("betrayal", "ja", "寺男", "墓守"),
    Refused("betrayal", "en", r"\bcorpses?\b", "body"),
    Refused("betrayal", "en", "numbered track", "track"),
    Refused("betrayal", "en", "face-down token", "face-down card"),
    Refused("betrayal", "en", r"\b[Jj]ournal\b", "Rent Book"),
    # Hidden Rooms
    Refused("hidden-rooms", "ja", "除外", "捨て場"),
    Refused("hidden-rooms", "ja", "ステージに負け", "ステージに失敗"),
    Refused("hidden-rooms", "ja", "左か右の隣", "真横"),
    Refused("hidden-rooms", "ja", "先のほう", "道順であとのマス"),
    Refused("hidden-rooms", "en", r"\bits way\b", "its route"),
]
"""One word for each thing."""
